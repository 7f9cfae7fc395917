import UIKit
import UsernameContract

final class UsernameViewController: UIViewController {
  private let viewModel: any UsernameViewModel

  private let titleLabel = UILabel()
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)
  private let removeButton = UIButton(type: .system)

  init(viewModel: any UsernameViewModel) {
    self.viewModel = viewModel
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
    viewModel.onChange = { [weak self] state in self?.show(state) }
    show(viewModel.state)
  }

  private func didTapSave() {
    viewModel.rename(to: nameField.text ?? "")
  }

  private func didTapRemove() {
    viewModel.removeName()
  }

  private func show(_ state: UsernameState) {
    titleLabel.text = state.title
    removeButton.isEnabled = !state.title.hasPrefix("Reader")
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
