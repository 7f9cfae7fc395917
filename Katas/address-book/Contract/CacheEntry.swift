import Foundation

/// Data as it was kept.
nonisolated public struct CacheEntry: Equatable, Sendable {
  /// What was kept.
  public var data: Data
  /// When it was kept.
  public var savedAt: Date

  /// Makes an entry.
  public init(data: Data, savedAt: Date) {
    self.data = data
    self.savedAt = savedAt
  }
}
