import ProfileHeaderContract
import UIKit

enum Solution: HeaderMVVM {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    HeaderBuilder(services: services).makeScreen(userID: userID)
  }

  static func makeViewModel(
    userID: Int, router: any HeaderRouter, services: HeaderServices
  ) -> any HeaderViewModel {
    HeaderBuilder(services: services).makeViewModel(userID: userID)
  }
}
