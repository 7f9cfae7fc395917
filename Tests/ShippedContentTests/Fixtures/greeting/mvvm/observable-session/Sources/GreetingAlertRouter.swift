import GreetingContract
import UIKit

/// Leads away from the screen that is its source.
final class GreetingAlertRouter: GreetingRouter {
  weak var source: UIViewController?

  func showProfile(_ profile: Profile) {
    source?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    source?.present(alert, animated: true)
  }
}
