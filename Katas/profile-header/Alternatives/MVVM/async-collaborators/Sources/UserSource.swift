import Foundation

/// Where a user comes from, and where changes go.
protocol UserSource: AnyObject {
  /// Each of these returns the server's answer.
  func load() async throws -> Data
  func setFollowed(_ isFollowed: Bool) async throws -> Data
  func rename(to name: String) async throws -> Data
}
