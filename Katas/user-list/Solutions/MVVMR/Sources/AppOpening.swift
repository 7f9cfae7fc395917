import Foundation

/// Hands addresses to other apps.
protocol AppOpening: AnyObject {
  /// Calls `completion` with whether an app took the address.
  func open(_ address: URL, completion: @escaping (Bool) -> Void)
}
