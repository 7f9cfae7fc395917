import GreetingContract
import UIKit

enum Solution: GreetingMVVM {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = EmptyRouter()
    let vm = GreetingVM(router: router, services: services)
    return GreetingViewController(viewModel: vm, log: services.log)
  }

  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    GreetingVM(router: router, services: services)
  }
}

// the view controller does the navigation for now
final class EmptyRouter: GreetingRouter {
  func showProfile(_ profile: Profile) {}
  func showFailure(_ message: String, retry: @escaping () -> Void) {}
}
