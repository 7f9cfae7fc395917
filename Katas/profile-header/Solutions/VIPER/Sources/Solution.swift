import ProfileHeaderContract
import UIKit

enum Solution: HeaderVIPER {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    HeaderModule(services: services).makeScreen(userID: userID)
  }

  static func makeInteractor(userID: Int, services: HeaderServices) -> any HeaderInteractor {
    let service = UserService(userID: userID, http: services.http, store: services.store)
    return HeaderScreenInteractor(service: service, log: services.log)
  }

  static func makePresenter(
    view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter
  ) -> any HeaderPresenter & HeaderInteractorOutput {
    HeaderScreenPresenter(view: view, interactor: interactor, router: router)
  }
}
