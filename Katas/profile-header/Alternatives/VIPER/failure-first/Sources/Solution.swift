import ProfileHeaderContract
import UIKit

enum Solution: HeaderVIPER {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    let header = ProfileHeader()
    let router = HeaderScreenRouter()
    let interactor = makeInteractor(userID: userID, services: services)
    let presenter = makePresenter(view: header, interactor: interactor, router: router)
    interactor.output = presenter
    let screen = HeaderViewController(header: header, presenter: presenter)
    router.screen = screen
    return screen
  }

  static func makeInteractor(userID: Int, services: HeaderServices) -> any HeaderInteractor {
    ProfileUseCases(
      service: UserService(userID: userID, http: services.http, store: services.store),
      log: services.log)
  }

  static func makePresenter(
    view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter
  ) -> any HeaderPresenter & HeaderInteractorOutput {
    HeaderScreenPresenter(view: view, interactor: interactor, router: router)
  }
}
