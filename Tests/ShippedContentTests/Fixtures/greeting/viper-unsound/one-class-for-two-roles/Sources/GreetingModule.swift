import GreetingContract
import UIKit

/// Puts the five parts of the greeting screen together.
struct GreetingModule {
  private let services: GreetingServices

  init(services: GreetingServices) {
    self.services = services
  }

  func makeScreen() -> UIViewController {
    let viewController = GreetingViewController()
    let router = AppRouter()
    let all = Everything(services: services, view: viewController, router: router)
    router.start(from: viewController)
    viewController.presenter = all
    return viewController
  }

  func makeInteractor() -> any GreetingInteractor {
    MainGreetingInteractor(
      data: GreetingDataManager(http: services.http, store: services.store, feed: services.feed),
      statistics: GreetingStatistics(log: services.log))
  }

  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput {
    MainGreetingPresenter(
      view: view, interactor: interactor, router: router, formatter: GreetingFormatter())
  }
}
