import GreetingContract
import UIKit

final class GreetingWireframe: GreetingRouter {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  func showProfile(_ profile: Profile) {
    controller?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller?.present(alert, animated: true)
  }
}
