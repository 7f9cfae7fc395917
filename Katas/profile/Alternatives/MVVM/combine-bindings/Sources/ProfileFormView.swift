import Combine
import ProfileContract
import UIKit

/// The labels and fields of the form, and how they are laid out.
final class ProfileFormView: UIStackView {
  let nameLabel = UILabel()
  let birthdayLabel = UILabel()
  let problemLabel = UILabel()
  let saveButton = UIButton(type: .system)
  let statusLabel = UILabel()
  /// What people type, and where.
  let edits = PassthroughSubject<(text: String, field: ProfileField), Never>()
  private var fields: [ProfileField: UITextField] = [:]

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    setUpLabels()
    let rows = ProfileField.allCases.map(makeRow)
    for part in [nameLabel, birthdayLabel] + rows + [problemLabel, saveButton, statusLabel] {
      addArrangedSubview(part)
    }
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  /// Shows a text in a field, and leaves the cursor alone where it is shown already.
  func show(_ text: String, in field: ProfileField) {
    if fields[field]?.text != text { fields[field]?.text = text }
  }

  private func setUpLabels() {
    nameLabel.font = .systemFont(ofSize: 24)
    nameLabel.accessibilityIdentifier = "name"
    birthdayLabel.textColor = .secondaryLabel
    birthdayLabel.accessibilityIdentifier = "birthday"
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    problemLabel.accessibilityIdentifier = "problem"
    saveButton.setTitle("Save", for: .normal)
    saveButton.accessibilityIdentifier = "save"
    saveButton.isEnabled = false
    statusLabel.textColor = .secondaryLabel
    statusLabel.accessibilityIdentifier = "status"
  }

  private func makeRow(for field: ProfileField) -> UIView {
    let label = UILabel()
    label.text = caption(of: field)
    label.widthAnchor.constraint(equalToConstant: 130).isActive = true
    let textField = UITextField()
    textField.borderStyle = .roundedRect
    textField.accessibilityIdentifier = field.rawValue
    textField.addAction(
      UIAction { [edits, weak textField] _ in edits.send((textField?.text ?? "", field)) },
      for: .editingChanged)
    fields[field] = textField
    let row = UIStackView(arrangedSubviews: [label, textField])
    row.spacing = 8
    return row
  }

  private func caption(of field: ProfileField) -> String {
    switch field {
    case .salutation: "Salutation"
    case .firstName: "First name"
    case .lastName: "Last name"
    case .birthDate: "Birth date"
    case .company: "Company"
    case .jobTitle: "Job title"
    case .email: "E-mail"
    case .phone: "Phone"
    case .street: "Street"
    case .postalCode: "Postal code"
    case .city: "City"
    case .country: "Country"
    }
  }
}
