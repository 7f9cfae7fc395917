import Foundation
import UIKit
import UserListContract

/// Leads through list, users and pages: one coordinator for all screens.
final class UserFlow: ListSteps, DetailSteps, PageSteps {
  weak var start: UIViewController?
  private let factory: ScreenFactory

  init(factory: ScreenFactory) {
    self.factory = factory
  }

  func didChoose(_ user: User) {
    let detail = factory.detail(of: user, in: self)
    start?.navigationController?.pushViewController(detail, animated: true)
  }

  func didAskForPage(_ address: URL) {
    let page = UINavigationController(rootViewController: factory.page(at: address, in: self))
    front?.present(page, animated: true)
  }

  func didFinishPage() {
    start?.navigationController?.dismiss(animated: true)
  }

  func shouldCall(_ number: String, call: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Call \(number)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Call", style: .default) { _ in call() })
    front?.present(alert, animated: true)
  }

  // MARK: - Every step

  func setBusy(_ isBusy: Bool) {
    guard let view = front?.view else { return }
    ActivityIndicator.shown(in: view)?.removeFromSuperview()
    guard isBusy else { return }
    let indicator = ActivityIndicator(style: .medium)
    indicator.place(in: view)
    indicator.startAnimating()
  }

  func report(_ problem: String, tryAgain: (() -> Void)?) {
    let alert = UIAlertController(
      title: "Something went wrong", message: problem, preferredStyle: .alert)
    if let tryAgain {
      alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in tryAgain() })
    }
    let title = tryAgain == nil ? "OK" : "Cancel"
    alert.addAction(UIAlertAction(title: title, style: .cancel))
    front?.present(alert, animated: true)
  }

  /// The screen that people look at.
  private var front: UIViewController? {
    let navigation = start?.navigationController
    let above = navigation?.presentedViewController as? UINavigationController
    return above?.topViewController ?? navigation?.topViewController ?? start
  }
}
