import Foundation
import UIKit
import UserListContract

/// Creates every controller; routers get closures of it.
struct Builder: UserListControllers {
  private let services: UserListServices
  private let requests: Requests

  init(_ services: UserListServices) {
    self.services = services
    requests = Requests(users: services.users, pages: services.pages)
  }

  func makeList() -> UIViewController {
    let router = ListRouter(makeUser: makeDetail, makePage: makePage)
    return link(
      router,
      UserListViewController(
        viewModel: UserListViewModel(router: router, users: requests, log: services.log)))
  }

  func makeDetail(of user: User) -> UIViewController {
    let router = DetailRouter(makePage: makePage)
    return link(
      router,
      UserDetailViewController(
        viewModel: UserDetailViewModel(
          user: user, router: router, users: requests, opener: services.opener,
          log: services.log)))
  }

  func makePage(at address: URL) -> UIViewController {
    let router = WebRouter()
    return link(
      router,
      WebPageViewController(
        viewModel: WebPageViewModel(
          address: address, router: router, pages: requests, log: services.log)))
  }

  private func link(_ router: BaseRouter, _ controller: UIViewController) -> UIViewController {
    router.controller = controller
    return controller
  }
}
