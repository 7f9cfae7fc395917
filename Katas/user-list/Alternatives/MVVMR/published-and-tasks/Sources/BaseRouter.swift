import Foundation
import UIKit

/// What all routers have in common, by inheritance.
class BaseRouter: BaseRoutes {
  weak var controller: UIViewController?

  func busy(_ isBusy: Bool) {
    guard let view = controller?.view else { return }
    ActivityIndicator.shown(in: view)?.removeFromSuperview()
    guard isBusy else { return }
    let indicator = ActivityIndicator(style: .medium)
    indicator.place(in: view)
    indicator.startAnimating()
  }

  func fail(_ text: String, retry: (() -> Void)?) {
    let actions =
      retry.map { retry in
        [
          UIAlertAction(title: "Retry", style: .default) { _ in retry() },
          UIAlertAction(title: "Cancel", style: .cancel),
        ]
      } ?? [UIAlertAction(title: "OK", style: .default)]
    show("Something went wrong", text, actions)
  }

  func show(_ title: String, _ message: String?, _ actions: [UIAlertAction]) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    actions.forEach(alert.addAction)
    controller?.present(alert, animated: true)
  }
}

/// A router that leads to pages, and makes them by a closure.
class PageRouter: BaseRouter, PageRoutes {
  private let makePage: (URL) -> UIViewController

  init(makePage: @escaping (URL) -> UIViewController) {
    self.makePage = makePage
  }

  func goToPage(_ address: URL) {
    let navigation = UINavigationController(rootViewController: makePage(address))
    controller?.present(navigation, animated: true)
  }
}
