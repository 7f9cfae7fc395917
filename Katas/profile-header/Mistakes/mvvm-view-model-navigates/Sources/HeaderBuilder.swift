import ProfileHeaderContract
import UIKit

/// Makes the parts of the header and connects them.
struct HeaderBuilder {
  let services: HeaderServices

  func makeScreen(userID: Int) -> UIViewController {
    let viewModel = makeViewModel(userID: userID)
    let screen = HeaderViewController(viewModel: viewModel)
    viewModel.screen = screen
    return screen
  }

  func makeViewModel(userID: Int) -> HeaderScreenModel {
    let service = UserService(userID: userID, http: services.http, store: services.store)
    let profile = Profile(service: service, log: services.log)
    return HeaderScreenModel(profile: profile)
  }
}
