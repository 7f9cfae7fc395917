import Foundation
import UIKit
import UserListContract

/// Creates every controller with all that it needs.
final class ControllersBuilder: UserListControllers, DetailControllers, PageControllers {
  private let services: any HasUsers & HasPages & HasOpener & HasLog

  init(services: any HasUsers & HasPages & HasOpener & HasLog) {
    self.services = services
  }

  func makeList() -> UIViewController {
    let router = UserListRouter(controllers: self, links: links)
    let exits = UserListExits(
      user: { [weak router] in router?.showUser($0) },
      page: { [weak router] in router?.showPage(at: $0) })
    let viewModel = UserListViewModel(router: router, exits: exits, services: services)
    let screen = UserListViewController(viewModel: viewModel)
    router.screen = screen
    return screen
  }

  func makeDetail(of user: User) -> UIViewController {
    let router = UserDetailRouter(links: links)
    let viewModel = UserDetailViewModel(
      user: user, router: DetailExit(router), services: services)
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
