import GreetingContract
import UIKit

/// Leads from the greeting to other screens.
final class AppRouter: GreetingRouter {
  private weak var origin: UIViewController?

  /// Where every way starts.
  func start(from origin: UIViewController) {
    self.origin = origin
  }

  func showProfile(_ profile: Profile) {
    origin?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    origin?.present(alert, animated: true)
  }
}
