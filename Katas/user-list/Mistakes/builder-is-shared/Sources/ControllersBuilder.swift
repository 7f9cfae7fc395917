import Foundation
import UIKit
import UserListContract

/// Creates every controller with all that it needs.
struct ControllersBuilder: UserListControllers, DetailControllers, PageControllers {
  typealias Services = HasUsers & HasPages & HasOpener & HasLog

  /// The services of this app, for whoever builds something.
  private static var current: (any Services)?

  private let given: any Services
  private var services: any Services { Self.current ?? given }

  init(services: any Services) {
    given = services
    Self.current = services
  }

  func makeList() -> UIViewController {
    let router = UserListRouter(controllers: self, links: links)
    let viewModel = UserListViewModel(router: router, services: services)
    let screen = UserListViewController(viewModel: viewModel)
    router.screen = screen
    return screen
  }

  func makeDetail(of user: User) -> UIViewController {
    let router = UserDetailRouter(links: links)
    let viewModel = UserDetailViewModel(user: user, router: router, services: services)
    let screen = UserDetailViewController(viewModel: viewModel)
    router.screen = screen
    return screen
  }

  func makePage(at address: URL) -> UIViewController {
    let router = WebPageRouter()
    let viewModel = WebPageViewModel(address: address, router: router, services: services)
    let screen = WebPageViewController(viewModel: viewModel)
    router.screen = screen
    return screen
  }

  private var links: Links { Links(controllers: self, opener: services.opener) }
}
