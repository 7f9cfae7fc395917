import Foundation

/// How fees read.
struct FeeWording {
  /// Says what somebody owes, such as "You owe 12.05", with a full stop.
  func text(cents: Int) -> String {
    "You owe \(cents / 100).\(String(format: "%02d", cents % 100))."
  }
}
