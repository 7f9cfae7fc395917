import UIKit

extension RootRouting where Self: ScreenRouter {
  func showActivity() {
    guard let view = screen?.view, ActivityIndicator.shown(in: view) == nil else { return }
    let indicator = ActivityIndicator(style: .medium)
    indicator.place(in: view)
    indicator.startAnimating()
  }

  func hideActivity() {
    guard let view = screen?.viewIfLoaded else { return }
    ActivityIndicator.shown(in: view)?.removeFromSuperview()
  }

  func showFailure(_ message: String, retry: (() -> Void)?) {
    let alert = UIAlertController(
      title: "Something went wrong", message: message, preferredStyle: .alert)
    if let retry {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    } else {
      alert.addAction(UIAlertAction(title: "OK", style: .default))
    }
    screen?.present(alert, animated: true)
  }
}
