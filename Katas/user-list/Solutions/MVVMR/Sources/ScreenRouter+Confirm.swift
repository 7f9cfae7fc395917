import UIKit

extension ConfirmRouting where Self: ScreenRouter {
  func confirm(_ question: String, action: String, then task: @escaping () -> Void) {
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: action, style: .default) { _ in task() })
    screen?.present(alert, animated: true)
  }
}
