import Foundation
import UIKit
import UserListContract

enum Solution: UserListMVVMR {
  static var listViewModel: AnyClass { UserListViewModel.self }
  static var detailViewModel: AnyClass { UserDetailViewModel.self }
  static var pageViewModel: AnyClass { WebPageViewModel.self }
  static var routers: [AnyClass] { [UserFlow.self] }

  static func makeScreen(services: UserListServices) -> UIViewController {
    ScreenFactory(services: services).makeList()
  }

  static func makeBuilder(services: UserListServices) -> any UserListControllers {
    ScreenFactory(services: services)
  }

  static func workList(
    services: UserListServices, routes: any RouteReporting
  ) -> any ListAtWork {
    ListInUse(
      UserListViewModel(users: services.users, log: services.log, steps: StepsSpy(routes)))
  }

  static func workDetail(
    of user: User, services: UserListServices, routes: any RouteReporting
  ) -> any DetailAtWork {
    DetailInUse(
      UserDetailViewModel(
        user: user, users: services.users, opener: services.opener, log: services.log,
        steps: StepsSpy(routes)))
  }

  static func workPage(
    at address: URL, services: UserListServices, routes: any RouteReporting
  ) -> any PageAtWork {
    WebPageViewModel(
      address: address, loader: services.pages, log: services.log, steps: StepsSpy(routes))
  }
}
