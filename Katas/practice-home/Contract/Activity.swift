import Foundation

/// Something to take part in for some days, such as a contest.
nonisolated public struct Activity: Equatable, Sendable {
  /// The number under which the server knows the activity.
  public var id: Int
  /// What people call it.
  public var title: String
  /// From this moment on it runs.
  public var start: Date
  /// From this moment on it runs no more.
  public var end: Date

  /// Makes an activity.
  public init(id: Int, title: String, start: Date, end: Date) {
    self.id = id
    self.title = title
    self.start = start
    self.end = end
  }
}
