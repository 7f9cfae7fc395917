import UIKit

/// The form: lays out its views, and is bound to its view model.
final class AddItemViewController: UIViewController {
  private let viewModel: AgendaFormModel
  private let titleField = UITextField()
  private let dayLabel = UILabel()
  private let earlierButton = UIButton(type: .system)
  private let laterButton = UIButton(type: .system)
  private let errorLabel = UILabel()

  init(viewModel: AgendaFormModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New item"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    bind()
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

  @objc private func didTapEarlier() { viewModel.move(byDays: -1) }

  @objc private func didTapLater() { viewModel.move(byDays: 1) }

  @objc private func didTapCancel() { viewModel.cancel() }

  @objc private func didTapSave() { viewModel.save(title: titleField.text ?? "") }

  // MARK: - Bindings

  private func bind() {
    viewModel.day.bind { [dayLabel] in dayLabel.text = $0 }
    viewModel.isEarlierEnabled.bind { [earlierButton] in earlierButton.isEnabled = $0 }
    viewModel.isSaveEnabled.bind { [navigationItem] in
      navigationItem.rightBarButtonItem?.isEnabled = $0
    }
    viewModel.error.bind { [errorLabel] in
      errorLabel.text = $0
      errorLabel.isHidden = $0 == nil
    }
  }
}

extension AddItemViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
