import GreetingContract
import UIKit

/// Makes the greeting screen, and leads on from there.
final class GreetingCoordinator: GreetingRouter {
  private let services: GreetingServices
  private weak var screen: UIViewController?

  init(services: GreetingServices) {
    self.services = services
  }

  func makeScreen() -> UIViewController {
    let screen = GreetingViewController(
      viewModel: Solution.makeViewModel(router: self, services: services))
    self.screen = screen
    return screen
  }

  func showProfile(_ profile: Profile) {
    screen?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(alert, animated: true)
  }
}
