import GreetingContract
import UIKit

enum GreetingAssembly {
  static func assemble(_ services: GreetingServices) -> UIViewController {
    let viewController = GreetingViewController()
    let router = MainRouter(from: viewController)
    viewController.presenter = Solution.makePresenter(
      view: viewController, router: router, services: services)
    return viewController
  }
}
