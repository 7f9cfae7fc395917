import ProfileContract
import UIKit

enum Solution: ProfileMVVM {
  static func makeScreen(profile: Profile, services: ProfileServices) -> UIViewController {
    ProfileViewController.bound(to: makeViewModel(profile: profile, services: services))
  }

  static func makeViewModel(
    profile: Profile, services: ProfileServices
  ) -> any ProfileViewModel {
    ProfileScreenModel(profile: profile, services: services)
  }
}
