import Foundation
import ProfileHeaderContract

/// A user on the server.
final class RemoteUsers: UserSource {
  private let http: any HTTPClient
  private let path: String

  init(http: any HTTPClient, path: String) {
    self.http = http
    self.path = path
  }

  func load() async throws -> Data {
    try await send(.get, path)
  }

  func setFollowed(_ isFollowed: Bool) async throws -> Data {
    try await send(isFollowed ? .put : .delete, path + "/follow")
  }

  func rename(to name: String) async throws -> Data {
    try await send(.put, path + "/name", ["name": name])
  }

  private func send(
    _ method: HTTPMethod, _ path: String, _ body: [String: String] = [:]
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      http.send(method, path, body: body) { continuation.resume(with: $0) }
    }
  }
}
