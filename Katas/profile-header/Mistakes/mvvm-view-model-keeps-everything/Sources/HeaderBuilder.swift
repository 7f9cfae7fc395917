import ProfileHeaderContract
import UIKit

/// Makes the parts of the header and connects them.
struct HeaderBuilder {
  let services: HeaderServices

  func makeScreen(userID: Int) -> UIViewController {
    let router = HeaderScreenRouter()
    let screen = HeaderViewController(viewModel: makeViewModel(userID: userID, router: router))
    router.screen = screen
    return screen
  }

  func makeViewModel(userID: Int, router: any HeaderRouter) -> any HeaderViewModel {
    HeaderScreenModel(userID: userID, router: router, services: services)
  }
}
