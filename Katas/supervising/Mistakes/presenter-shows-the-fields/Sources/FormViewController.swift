import SupervisingContract
import UIKit

final class FormViewController: UIViewController, SupervisedView {
  var presenter: (any FormPresenter)?
  private let profile: Profile
  private let nameField = UITextField()
  private let cityField = UITextField()
  private let warningLabel = UILabel()

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.accessibilityIdentifier = "name"
    cityField.accessibilityIdentifier = "city"
    warningLabel.accessibilityIdentifier = "warning"
    let column = UIStackView(arrangedSubviews: [nameField, cityField, warningLabel])
    column.axis = .vertical
    view.addSubview(column)
    bind()
    presenter?.viewIsReady()
  }

  func showWarning(_ text: String) {
    warningLabel.text = text
  }

  private func bind() {
    nameField.addAction(
      UIAction { [weak self] _ in self?.didEditName() }, for: .editingChanged)
    cityField.addAction(
      UIAction { [weak self] _ in self?.didEditCity() }, for: .editingChanged)
    profile.observe(for: self) { [weak self] in self?.showProfile() }
    showProfile()
  }

  private func showProfile() {
    nameField.text = profile.name
    cityField.text = profile.city
  }

  func show(name: String, city: String) {
    nameField.text = name
    cityField.text = city
  }

  private func didEditName() {
    profile.name = nameField.text ?? ""
  }

  private func didEditCity() {
    profile.city = cityField.text ?? ""
  }
}
