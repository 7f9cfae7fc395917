import GreetingContract
import UIKit

final class MainRouter {
  private weak var origin: UIViewController?

  init(from origin: UIViewController) {
    self.origin = origin
  }
}

extension MainRouter: GreetingRouter {
  func showProfile(_ profile: Profile) {
    let destination = ProfileViewController(profile: profile)
    origin?.navigationController?.pushViewController(destination, animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    origin?.present(alert, animated: true)
  }
}
