import ProfileContract
import UIKit

enum Solution: ProfileScreen {
  static func makeScreen(profile: Profile, services: ProfileServices) -> UIViewController {
    ProfileViewController(profile: profile, services: services)
  }
}
