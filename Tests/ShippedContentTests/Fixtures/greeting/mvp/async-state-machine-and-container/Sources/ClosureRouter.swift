import GreetingContract
import UIKit

/// Asks for its stage only when it goes somewhere, so it can be made before the stage is.
final class ClosureRouter: GreetingRouter {
  var stage: () -> UIViewController? = { nil }

  func showProfile(_ profile: Profile) {
    let viewController = ProfileViewController(profile: profile)
    stage()?.navigationController?.pushViewController(viewController, animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    stage()?.present(alert, animated: true)
  }
}
