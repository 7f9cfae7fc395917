import GreetingContract
import UIKit

final class GreetingAssembly {
  let services: GreetingServices

  init(services: GreetingServices) {
    self.services = services
  }

  func build() -> UIViewController {
    let vc = GreetingViewController()
    let router = GreetingWireframe(vc)
    let interactor = FetchInteractor(http: services.http)
    let presenter = GreetingScreenPresenter(
      view: vc, interactor: interactor, router: router, store: services.store,
      log: services.log, feed: services.feed)
    interactor.delegate = presenter
    vc.presenter = presenter
    return vc
  }
}
