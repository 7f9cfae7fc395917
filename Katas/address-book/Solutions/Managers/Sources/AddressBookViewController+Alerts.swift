import UIKit

/// The alerts of the address book.
extension AddressBookViewController {
  func showActions(_ choice: AddressChoice, onPick: @escaping (AddressAction) -> Void) {
    let sheet = UIAlertController(
      title: choice.title, message: choice.message, preferredStyle: .actionSheet)
    for action in choice.actions {
      let style: UIAlertAction.Style = action == .delete ? .destructive : .default
      sheet.addAction(UIAlertAction(title: action.rawValue, style: style) { _ in onPick(action) })
    }
    presentWithCancel(sheet)
  }

  func confirmDeletion(of text: String, onConfirm: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Delete this address?", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onConfirm() })
    presentWithCancel(alert)
  }

  func showFailure(_ failure: AddressFailure, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "That did not work", message: wording.failure(failure), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    presentWithCancel(alert)
  }

  private func presentWithCancel(_ alert: UIAlertController) {
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
