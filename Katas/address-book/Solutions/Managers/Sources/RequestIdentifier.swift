import Foundation

/// Tells requests apart that are under way at the same time.
struct RequestIdentifier: Hashable {
  private let value = UUID()
}
