import ProfileHeaderContract
import UIKit

/// Makes the parts of the header and connects them.
struct HeaderBuilder {
  let services: HeaderServices

  func makeScreen(userID: Int) -> UIViewController {
    let router = HeaderScreenRouter()
    let screen = HeaderViewController(
      viewModel: makeViewModel(userID: userID, router: router), log: services.log)
    router.screen = screen
    return screen
  }

  func makeViewModel(userID: Int, router: any HeaderRouter) -> any HeaderViewModel {
    let service = UserService(userID: userID, http: services.http, store: services.store)
    let profile = Profile(service: service, log: services.log)
    return HeaderScreenModel(profile: profile, router: router)
  }
}
