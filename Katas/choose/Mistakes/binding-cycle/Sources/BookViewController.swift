import UIKit

/// The book's screen, in MVVM: shows the states of its view model.
final class BookViewController: UIViewController {
  private let viewModel: BookViewModel
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()
  private let availabilityLabel = UILabel()
  private let noticeLabel = UILabel()
  private let messageLabel = UILabel()
  private let actionButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: BookViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    viewModel.stateDidChange = show
    viewModel.open()
  }

  private func setUpBar() {
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = refresh
  }

  private func setUpViews() {
    titleLabel.accessibilityIdentifier = "bookTitle"
    titleLabel.font = .boldSystemFont(ofSize: 20)
    titleLabel.numberOfLines = 0
    authorLabel.accessibilityIdentifier = "author"
    authorLabel.textColor = .secondaryLabel
    availabilityLabel.accessibilityIdentifier = "availability"
    noticeLabel.accessibilityIdentifier = "notice"
    noticeLabel.numberOfLines = 0
    messageLabel.accessibilityIdentifier = "message"
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    actionButton.accessibilityIdentifier = "action"
    actionButton.addTarget(self, action: #selector(didTapAction), for: .touchUpInside)
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [
      titleLabel, authorLabel, availabilityLabel, noticeLabel, actionButton, messageLabel, spinner,
    ])
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

  @objc private func didTapRefresh() { viewModel.refresh() }

  @objc private func didTapAction() { viewModel.act() }

  // MARK: - State

  private func show(_ state: BookState) {
    navigationItem.rightBarButtonItem?.isEnabled = state.canRefresh
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    show(state.message, in: messageLabel)
    show(state.content?.title, in: titleLabel)
    show(state.content?.author, in: authorLabel)
    show(state.content?.availability, in: availabilityLabel)
    show(state.content?.notice, in: noticeLabel)
    let action = state.content?.action
    actionButton.setTitle(action?.title, for: .normal)
    actionButton.isEnabled = action?.isEnabled ?? false
    actionButton.isHidden = action == nil
  }

  private func show(_ text: String?, in label: UILabel) {
    label.text = text
    label.isHidden = text == nil
  }
}
