import ProfileHeaderContract
import UIKit

/// Makes the five roles of the header and connects them.
struct HeaderModule {
  let services: HeaderServices

  func makeScreen(userID: Int) -> UIViewController {
    let screen = HeaderViewController()
    let router = HeaderScreenRouter()
    let interactor = Solution.makeInteractor(userID: userID, services: services)
    let presenter = Solution.makePresenter(view: screen, interactor: interactor, router: router)
    interactor.output = presenter
    screen.presenter = presenter
    (interactor as? HeaderScreenInteractor)?.display = screen
    router.screen = screen
    return screen
  }
}
