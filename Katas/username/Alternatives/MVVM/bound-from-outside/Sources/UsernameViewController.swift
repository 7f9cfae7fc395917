import UIKit
import UsernameContract

final class UsernameViewController: UIViewController {
  var viewModel: (any UsernameViewModel)?
  var save: (String) -> Void = { _ in }
  var remove: () -> Void = {}
  var current: () -> UsernameState? = { nil }

  private let titleLabel = UILabel()
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)
  private let removeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    saveButton.addAction(
      UIAction { [weak self] _ in self?.didTapSave() }, for: .touchUpInside)
    removeButton.addAction(
      UIAction { [weak self] _ in self?.didTapRemove() }, for: .touchUpInside)
    refresh()
  }

  private func didTapSave() {
    save(nameField.text ?? "")
  }

  private func didTapRemove() {
    remove()
  }

  func refresh() {
    guard let state = current() else { return }
    titleLabel.text = state.title
    removeButton.isEnabled = state.isRemoveEnabled
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
