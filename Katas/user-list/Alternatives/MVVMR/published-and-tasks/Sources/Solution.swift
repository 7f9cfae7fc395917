import Foundation
import UIKit
import UserListContract

enum Solution: UserListMVVMR {
  static var listViewModel: AnyClass { UserListViewModel.self }
  static var detailViewModel: AnyClass { UserDetailViewModel.self }
  static var pageViewModel: AnyClass { WebPageViewModel.self }
  static var routers: [AnyClass] { [BaseRouter.self] }

  static func makeScreen(services: UserListServices) -> UIViewController {
    Builder(services).makeList()
  }

  static func makeBuilder(services: UserListServices) -> any UserListControllers {
    Builder(services)
  }

  static func workList(
    services: UserListServices, routes: any RouteReporting
  ) -> any ListAtWork {
    ListWork(
      viewModel: UserListViewModel(
        router: DoubleRouter(routes), users: requests(services), log: services.log))
  }

  static func workDetail(
    of user: User, services: UserListServices, routes: any RouteReporting
  ) -> any DetailAtWork {
    DetailWork(
      viewModel: UserDetailViewModel(
        user: user, router: DoubleRouter(routes), users: requests(services),
        opener: services.opener, log: services.log))
  }

  static func workPage(
    at address: URL, services: UserListServices, routes: any RouteReporting
  ) -> any PageAtWork {
    PageWork(
      viewModel: WebPageViewModel(
        address: address, router: DoubleRouter(routes), pages: requests(services),
        log: services.log))
  }

  private static func requests(_ services: UserListServices) -> Requests {
    Requests(users: services.users, pages: services.pages)
  }
}
