import Foundation

/// Stands between a user's view model and its router.
final class DetailExit: RootRouting, ConfirmRouting, PageOpening, AppOpening {
  private let router: UserDetailRouter

  init(_ router: UserDetailRouter) {
    self.router = router
  }

  func showActivity() { router.showActivity() }
  func hideActivity() { router.hideActivity() }
  func showFailure(_ message: String, retry: (() -> Void)?) {
    router.showFailure(message, retry: retry)
  }
  func confirm(_ question: String, action: String, then task: @escaping () -> Void) {
    router.confirm(question, action: action, then: task)
  }
  func showPage(at address: URL) { router.showPage(at: address) }
  func open(_ address: URL, completion: @escaping (Bool) -> Void) {
    router.open(address, completion: completion)
  }
}
