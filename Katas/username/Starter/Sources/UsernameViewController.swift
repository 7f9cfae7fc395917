import UIKit
import UsernameContract

final class UsernameViewController: UIViewController {
  private let store: any AccountStore

  private let titleLabel = UILabel()
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)
  private let removeButton = UIButton(type: .system)

  init(store: any AccountStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    saveButton.addAction(
      UIAction { [weak self] _ in self?.didTapSave() }, for: .touchUpInside)
    removeButton.addAction(
      UIAction { [weak self] _ in self?.didTapRemove() }, for: .touchUpInside)
    updateTitle()
  }

  private func didTapSave() {
    let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
    store.setName(name.isEmpty ? nil : name)
    updateTitle()
  }

  private func didTapRemove() {
    store.setName(nil)
    updateTitle()
  }

  private func updateTitle() {
    let account = store.account
    if let name = account.name, !name.isEmpty {
      titleLabel.text = name
      removeButton.isEnabled = true
    } else {
      titleLabel.text = "Reader \(account.id)"
      removeButton.isEnabled = false
    }
  }

  private func setUpViews() {
    titleLabel.accessibilityIdentifier = "title"
    nameField.placeholder = "New name"
    nameField.accessibilityIdentifier = "name"
    saveButton.setTitle("Save", for: .normal)
    removeButton.setTitle("Remove name", for: .normal)
    let column = UIStackView(
      arrangedSubviews: [titleLabel, nameField, saveButton, removeButton])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}
