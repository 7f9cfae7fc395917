import Foundation

/// Hands addresses to other apps: calls, mail, the browser.
///
/// It stands for `UIApplication.shared`.
public protocol AddressOpener: AnyObject {
  /// Calls `completion` once, on the main actor, with whether an app took the address.
  func open(_ address: URL, completion: @escaping (Bool) -> Void)
}
