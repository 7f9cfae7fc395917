import Foundation

/// Receives what a view model asks of its router.
///
/// Your stand-in for a router passes everything on to it.
public protocol RouteReporting: AnyObject {
  /// The screen of a user is to be shown.
  func showsUser(id: Int)
  /// A web page is to be shown.
  func showsPage(at address: URL)
  /// The screen is to be closed.
  func closes()
  /// Something is going on, or no longer; for view models that have their router show it.
  func showsActivity(_ isOn: Bool)
  /// A failure is to be told; `retry` is nil where nothing can be tried again.
  func tells(_ message: String, retry: (() -> Void)?)
  /// A question is to be asked; `task` is to be run after a yes.
  ///
  /// Of several choices, pass on the one that continues in the app.
  func asks(_ question: String, then task: @escaping () -> Void)
}
