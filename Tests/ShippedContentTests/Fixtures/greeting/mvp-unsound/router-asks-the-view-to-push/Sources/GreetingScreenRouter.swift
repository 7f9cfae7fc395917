import GreetingContract
import UIKit

/// Leads from the greeting to the profile and to the alert.
final class GreetingScreenRouter: GreetingRouter {
  private weak var screen: GreetingViewController?

  init(screen: GreetingViewController) {
    self.screen = screen
  }

  func showProfile(_ profile: Profile) {
    let profileScreen = ProfileViewController(profile: profile)
    screen?.open(profileScreen)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(alert, animated: true)
  }
}
