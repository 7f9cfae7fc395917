import Foundation
import UserListContract

/// Stands in for the flow, and passes on what it is asked.
final class StepsSpy: ListSteps, DetailSteps, PageSteps {
  private let routes: any RouteReporting

  init(_ routes: any RouteReporting) {
    self.routes = routes
  }

  func setBusy(_ isBusy: Bool) { routes.showsActivity(isBusy) }
  func report(_ problem: String, tryAgain: (() -> Void)?) {
    routes.tells(problem, retry: tryAgain)
  }
  func didChoose(_ user: User) { routes.showsUser(id: user.id) }
  func didAskForPage(_ address: URL) { routes.showsPage(at: address) }
  func shouldCall(_ number: String, call: @escaping () -> Void) {
    routes.asks("Call \(number)?", then: call)
  }
  func didFinishPage() { routes.closes() }
}
