import Foundation
import UIKit
import UserListContract

enum Solution: UserListMVVMR {
  static var listViewModel: AnyClass { UserListViewModel.self }
  static var detailViewModel: AnyClass { UserDetailViewModel.self }
  static var pageViewModel: AnyClass { WebPageViewModel.self }
  static var routers: [AnyClass] {
    [UserListRouter.self, UserDetailRouter.self, WebPageRouter.self]
  }

  static func makeScreen(services: UserListServices) -> UIViewController {
    ControllersBuilder(services: services).makeList()
  }

  static func makeBuilder(services: UserListServices) -> any UserListControllers {
    ControllersBuilder(services: services)
  }

  static func workList(
    services: UserListServices, routes: any RouteReporting
  ) -> any ListAtWork {
    let router = RouteForwarder(routes: routes, opener: services.opener)
    return ListWork(
      viewModel: UserListViewModel(
        router: router, services: services, controllers: ControllersBuilder(services: services)))
  }

  static func workDetail(
    of user: User, services: UserListServices, routes: any RouteReporting
  ) -> any DetailAtWork {
    let router = RouteForwarder(routes: routes, opener: services.opener)
    return DetailWork(
      viewModel: UserDetailViewModel(user: user, router: router, services: services))
  }

  static func workPage(
    at address: URL, services: UserListServices, routes: any RouteReporting
  ) -> any PageAtWork {
    let router = RouteForwarder(routes: routes, opener: services.opener)
    return PageWork(
      viewModel: WebPageViewModel(address: address, router: router, services: services))
  }
}
