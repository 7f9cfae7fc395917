import ProfileHeaderContract
import UIKit

enum Solution: HeaderScreen {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    ProfileHeaderViewController(
      viewModel: ProfileHeaderViewModel(userID: userID, services: services))
  }
}
