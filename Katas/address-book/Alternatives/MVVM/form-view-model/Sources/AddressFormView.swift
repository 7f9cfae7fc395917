import Observation
import UIKit

/// The form in which an address is written.
final class AddressFormView: UIStackView, UITextFieldDelegate {
  /// The form that is shown, nil while it is closed.
  var viewModel: AddressFormViewModel? {
    didSet { if viewModel !== oldValue { bind() } }
  }

  private let provinceButton = UIButton(type: .system)
  private let errorLabel = UILabel()
  private let saveButton = UIButton(type: .system)
  private let nameField = UITextField()
  private let phoneField = UITextField()
  private let cityField = UITextField()
  private let streetField = UITextField()
  private let cancelButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    spacing = 12
    setUp(nameField, "Name", "name")
    setUp(phoneField, "Phone", "phone")
    phoneField.keyboardType = .phonePad
    setUp(provinceButton, "Choose a province", "province", #selector(didTapProvince))
    setUp(cityField, "City", "city")
    setUp(streetField, "Street", "street")
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    errorLabel.accessibilityIdentifier = "formError"
    addArrangedSubview(errorLabel)
    setUp(saveButton, "Save", "save", #selector(didTapSave))
    setUp(cancelButton, "Cancel", "cancel", #selector(didTapCancel))
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  private var entry: AddressEntry {
    get {
      AddressEntry(
        name: nameField.text ?? "", phone: phoneField.text ?? "", city: cityField.text ?? "",
        street: streetField.text ?? "")
    }
    set {
      nameField.text = newValue.name
      phoneField.text = newValue.phone
      cityField.text = newValue.city
      streetField.text = newValue.street
    }
  }

  private func bind() {
    guard let viewModel else { return }
    withObservationTracking {
      show(viewModel.form)
    } onChange: { [weak self] in
      Task { @MainActor in self?.bind() }
    }
  }

  /// Shows a form; what is being typed stays as it is.
  private func show(_ form: AddressForm) {
    if entry != form.entry { entry = form.entry }
    provinceButton.setTitle(form.province, for: .normal)
    provinceButton.isEnabled = form.canChooseProvince
    errorLabel.text = form.problem
    errorLabel.isHidden = form.problem == nil
    saveButton.isEnabled = form.canBeSaved
  }

  private func setUp(_ field: UITextField, _ placeholder: String, _ identifier: String) {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = identifier
    field.delegate = self
    field.addTarget(self, action: #selector(didEdit), for: .editingChanged)
    addArrangedSubview(field)
  }

  private func setUp(
    _ button: UIButton, _ title: String, _ identifier: String, _ action: Selector
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addTarget(self, action: action, for: .touchUpInside)
    addArrangedSubview(button)
  }

  // MARK: - View events

  @objc private func didEdit() { viewModel?.edit(entry) }
  @objc private func didTapProvince() { viewModel?.chooseProvince() }
  @objc private func didTapSave() { viewModel?.save() }
  @objc private func didTapCancel() { viewModel?.cancel() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = [nameField, phoneField, cityField, streetField]
    let next = fields.drop { $0 !== textField }.dropFirst().first
    if let next { next.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== phoneField || string.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
