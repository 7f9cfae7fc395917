import UIKit

/// Pushes the provinces and presents alerts.
final class AddressBookRouter: AddressBookRouting {
  weak var screen: UIViewController?

  func showProvinces(_ names: [String], onPick: @escaping (Int) -> Void) {
    let provinces = ProvincesViewController(names: names, onPick: onPick)
    screen?.navigationController?.pushViewController(provinces, animated: true)
  }

  func showActions(_ choice: AddressChoice, onPick: @escaping (AddressAction) -> Void) {
    let sheet = UIAlertController(
      title: choice.title, message: choice.message, preferredStyle: .actionSheet)
    for action in choice.actions {
      let style: UIAlertAction.Style = action == .delete ? .destructive : .default
      sheet.addAction(UIAlertAction(title: action.rawValue, style: style) { _ in onPick(action) })
    }
    present(sheet)
  }

  func confirmDeletion(of text: String, onConfirm: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Delete this address?", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onConfirm() })
    present(alert)
  }

  func show(_ alert: UIAlertController) {
    present(alert)
  }

  private func present(_ alert: UIAlertController) {
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(alert, animated: true)
  }
}
