import Foundation

/// A moment in UTC as ISO 8601 with whole seconds, such as `2026-01-31T08:05:00Z`.
struct Timestamp: CustomStringConvertible {
  let description: String

  init(_ date: Date) {
    description = date.formatted(.iso8601)
  }
}
