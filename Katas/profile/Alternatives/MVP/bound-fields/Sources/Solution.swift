import ProfileContract
import UIKit

enum Solution: ProfileMVP {
  static func makeScreen(profile: Profile, services: ProfileServices) -> UIViewController {
    let screen = ProfileViewController(profile)
    screen.supervisor = FormSupervisor(screen, profile, services)
    return screen
  }

  static func makeView(profile: Profile) -> UIViewController & ProfileView {
    ProfileViewController(profile)
  }

  static func makePresenter(
    view: any ProfileView, profile: Profile, services: ProfileServices
  ) -> any ProfilePresenter {
    FormSupervisor(view, profile, services)
  }
}
