import UserListContract

/// Stands in for the page's router by overriding all of it.
final class WebPageRouterSpy: WebPageRouter {
  private let routes: any RouteReporting

  init(routes: any RouteReporting) {
    self.routes = routes
  }

  override func close() { routes.closes() }
  override func showActivity() { routes.showsActivity(true) }
  override func hideActivity() { routes.showsActivity(false) }
  override func showFailure(_ message: String, retry: (() -> Void)?) {
    routes.tells(message, retry: retry)
  }
}
