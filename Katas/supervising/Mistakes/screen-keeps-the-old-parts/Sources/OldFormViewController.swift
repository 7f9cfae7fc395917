import UIKit

final class OldFormViewController: UIViewController, PassiveView {
  var presenter: OldProfilePresenter?
  private let nameField = UITextField()
  private let cityField = UITextField()
  private let warningLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.accessibilityIdentifier = "name"
    cityField.accessibilityIdentifier = "city"
    warningLabel.accessibilityIdentifier = "warning"
    let column = UIStackView(arrangedSubviews: [nameField, cityField, warningLabel])
    column.axis = .vertical
    view.addSubview(column)
    nameField.addAction(
      UIAction { [weak self] _ in self?.didEditName() }, for: .editingChanged)
    cityField.addAction(
      UIAction { [weak self] _ in self?.didEditCity() }, for: .editingChanged)
    presenter?.viewIsReady()
  }

  func showName(_ text: String) { nameField.text = text }
  func showCity(_ text: String) { cityField.text = text }
  func showWarning(_ text: String) { warningLabel.text = text }

  private func didEditName() { presenter?.didEnterName(nameField.text ?? "") }
  private func didEditCity() { presenter?.didEnterCity(cityField.text ?? "") }
}
