import ProfileHeaderContract
import UIKit

/// Edits a name and hands it back; whoever shows the editor closes it.
///
/// This screen is finished: nothing here needs refactoring.
final class EditNameViewController: UIViewController {
  private let draft: NameDraft
  private let onSave: (String) -> Void
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)

  init(draft: NameDraft, onSave: @escaping (String) -> Void) {
    self.draft = draft
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
    title = "Edit name"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.text = draft.name
    nameField.placeholder = draft.placeholder
    nameField.borderStyle = .roundedRect
    nameField.accessibilityIdentifier = "newName"
    saveButton.setTitle("Save", for: .normal)
    saveButton.accessibilityIdentifier = "save"
    saveButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSave(nameField.text ?? "")
      }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [nameField, saveButton])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }
}
