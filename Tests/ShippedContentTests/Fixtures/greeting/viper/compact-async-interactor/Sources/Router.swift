import GreetingContract
import UIKit

final class Router: GreetingRouter {
  weak var viewController: UIViewController?

  func showProfile(_ profile: Profile) {
    viewController?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    viewController?.present(alert, animated: true)
  }
}
