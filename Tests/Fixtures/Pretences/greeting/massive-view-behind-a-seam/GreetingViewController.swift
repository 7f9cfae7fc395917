import Foundation
import GreetingContract
import UIKit

/// The panel on a screen.
final class GreetingShell: UIViewController, GreetingView {
  var presenter: PanelPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    guard let panel = presenter?.hidden else { return }
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    presenter?.viewIsReady()
  }

  func showGreeting(_ text: String) {}
  func showCount(_ text: String) {}
  func showNickname(_ text: String) {}
  func showLoading(_ isLoading: Bool) {}
  func enableProfile(_ isEnabled: Bool) {}
}
