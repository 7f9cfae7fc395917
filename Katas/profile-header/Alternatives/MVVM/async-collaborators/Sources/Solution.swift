import ProfileHeaderContract
import UIKit

enum Solution: HeaderMVVM {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    let router = HeaderScreenRouter()
    let screen = HeaderViewController(
      viewModel: makeViewModel(userID: userID, router: router, services: services))
    router.screen = screen
    return screen
  }

  static func makeViewModel(
    userID: Int, router: any HeaderRouter, services: HeaderServices
  ) -> any HeaderViewModel {
    HeaderPageModel(
      users: RemoteUsers(http: services.http, path: "/users/\(userID)"),
      memory: UserMemory(store: services.store, userID: userID),
      statistics: HeaderStatistics(log: services.log), router: router)
  }
}
