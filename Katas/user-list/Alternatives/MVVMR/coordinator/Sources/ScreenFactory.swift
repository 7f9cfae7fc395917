import Foundation
import UIKit
import UserListContract

/// Creates every controller, in a flow that it is given or in a new one.
final class ScreenFactory {
  private let services: UserListServices

  init(services: UserListServices) {
    self.services = services
  }

  func list(in flow: UserFlow) -> UIViewController {
    UserListViewController(
      viewModel: UserListViewModel(users: services.users, log: services.log, steps: flow))
  }

  func detail(of user: User, in flow: UserFlow) -> UIViewController {
    UserDetailViewController(
      viewModel: UserDetailViewModel(
        user: user, users: services.users, opener: services.opener, log: services.log,
        steps: flow))
  }

  func page(at address: URL, in flow: UserFlow) -> UIViewController {
    WebPageViewController(
      viewModel: WebPageViewModel(
        address: address, loader: services.pages, log: services.log, steps: flow))
  }
}

extension ScreenFactory: UserListControllers {
  func makeList() -> UIViewController { started { list(in: $0) } }
  func makeDetail(of user: User) -> UIViewController { started { detail(of: user, in: $0) } }
  func makePage(at address: URL) -> UIViewController { started { page(at: address, in: $0) } }

  private func started(_ make: (UserFlow) -> UIViewController) -> UIViewController {
    let flow = UserFlow(factory: self)
    let screen = make(flow)
    flow.start = screen
    return screen
  }
}
