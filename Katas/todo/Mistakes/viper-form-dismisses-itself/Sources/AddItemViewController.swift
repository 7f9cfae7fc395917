import UIKit

/// The form: lays out its views, and passes on what people do.
final class AddItemViewController: UIViewController {
  var presenter: (any AddItemPresenting)?

  private let titleField = UITextField()
  private let dayLabel = UILabel()
  private let earlierButton = UIButton(type: .system)
  private let laterButton = UIButton(type: .system)
  private let errorLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New item"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    presenter?.viewIsReady()
  }

  private func setUpBar() {
    let cancel = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(didTapCancel))
    cancel.accessibilityIdentifier = "cancel"
    navigationItem.leftBarButtonItem = cancel
    let save = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(didTapSave))
    save.accessibilityIdentifier = "save"
    navigationItem.rightBarButtonItem = save
  }

  private func setUpViews() {
    titleField.placeholder = "What is to be done?"
    titleField.borderStyle = .roundedRect
    titleField.accessibilityIdentifier = "title"
    titleField.delegate = self
    dayLabel.accessibilityIdentifier = "day"
    dayLabel.textAlignment = .center
    setUp(earlierButton, "Earlier", "earlier", #selector(didTapEarlier))
    setUp(laterButton, "Later", "later", #selector(didTapLater))
    errorLabel.accessibilityIdentifier = "formError"
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
  }

  private func setUp(
    _ button: UIButton, _ title: String, _ identifier: String, _ action: Selector
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addTarget(self, action: action, for: .touchUpInside)
  }

  private func setUpLayout() {
    let days = UIStackView(arrangedSubviews: [earlierButton, laterButton])
    days.spacing = 8
    let column = UIStackView(arrangedSubviews: [titleField, dayLabel, days, errorLabel])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  // MARK: - View events

  @objc private func didTapEarlier() { presenter?.didTapEarlier() }

  @objc private func didTapLater() { presenter?.didTapLater() }

  @objc private func didTapCancel() { presenter?.didTapCancel() }

  @objc private func didTapSave() { presenter?.didTapSave(title: titleField.text ?? "") }
}

extension AddItemViewController: AddItemView {
  func showDay(_ text: String) { dayLabel.text = text }

  func enableEarlier(_ isEnabled: Bool) { earlierButton.isEnabled = isEnabled }

  func enableSave(_ isEnabled: Bool) {
    navigationItem.rightBarButtonItem?.isEnabled = isEnabled
  }

  func close() { dismiss(animated: true) }

  func showError(_ text: String?) {
    errorLabel.text = text
    errorLabel.isHidden = text == nil
  }
}

extension AddItemViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
