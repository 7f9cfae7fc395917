import ProfileHeaderContract
import UIKit

enum Solution: HeaderMVVM {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    let router = HeaderScreenRouter()
    let viewModel = makeViewModel(userID: userID, router: router, services: services)
    let screen = HeaderViewController(viewModel: viewModel)
    router.screen = screen
    return screen
  }

  static func makeViewModel(
    userID: Int, router: any HeaderRouter, services: HeaderServices
  ) -> any HeaderViewModel {
    HeaderStore(
      logic: HeaderLogic(userID: userID),
      environment: .live(userID: userID, router: router, services: services))
  }
}
