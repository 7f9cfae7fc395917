import ProfileContract
import UIKit

enum Solution: ProfileMVP {
  static func makeScreen(profile: Profile, services: ProfileServices) -> UIViewController {
    let view = ProfileViewController(profile: profile)
    view.presenter = makePresenter(view: view, profile: profile, services: services)
    return view
  }

  static func makeView(profile: Profile) -> UIViewController & ProfileView {
    ProfileViewController(profile: profile)
  }

  static func makePresenter(
    view: any ProfileView, profile: Profile, services: ProfileServices
  ) -> any ProfilePresenter {
    ProfileSupervisor(view: view, profile: profile, services: services)
  }
}
