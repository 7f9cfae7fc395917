import Foundation
import UserListContract

/// Stands in for the routers, and passes on what they are asked.
final class DoubleRouter: ListRoutes, DetailRoutes, WebRoutes {
  private let routes: any RouteReporting

  init(_ routes: any RouteReporting) {
    self.routes = routes
  }

  func busy(_ isBusy: Bool) { routes.showsActivity(isBusy) }
  func fail(_ text: String, retry: (() -> Void)?) { routes.tells(text, retry: retry) }
  func goToPage(_ address: URL) { routes.showsPage(at: address) }
  func goToUser(_ user: User) { routes.showsUser(id: user.id) }
  func ask(_ question: String, yes: String, task: @escaping () -> Void) {
    routes.asks(question, then: task)
  }
  func leave() { routes.closes() }
}
