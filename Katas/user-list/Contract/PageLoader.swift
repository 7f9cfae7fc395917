import Foundation

/// Loads web pages.
///
/// It stands for a web view, which needs a device.
public protocol PageLoader: AnyObject {
  /// Calls `completion` once, on the main actor, with the text of the page.
  func loadPage(at address: URL, completion: @escaping (Result<String, any Error>) -> Void)
}
