import Foundation
import UIKit
import UserListContract

/// Stands in for every router, and passes on what it is asked.
final class RouteForwarder: RootRouting, ConfirmRouting, UserOpening, PageOpening, AppOpening,
  Closing
{
  private let routes: any RouteReporting
  private let opener: any AddressOpener

  init(routes: any RouteReporting, opener: any AddressOpener) {
    self.routes = routes
    self.opener = opener
  }

  func showActivity() { routes.showsActivity(true) }
  func hideActivity() { routes.showsActivity(false) }
  func showFailure(_ message: String, retry: (() -> Void)?) {
    routes.tells(message, retry: retry)
  }
  func confirm(_ question: String, action: String, then task: @escaping () -> Void) {
    routes.asks(question, then: task)
  }
  func push(_ controller: UIViewController) {
    // Whose screen it is, nobody can tell.
    routes.showsUser(id: controller.title.flatMap(Int.init) ?? 0)
  }
  func showPage(at address: URL) { routes.showsPage(at: address) }
  func open(_ address: URL, completion: @escaping (Bool) -> Void) {
    opener.open(address, completion: completion)
  }
  func close() { routes.closes() }
}
