import UIKit

/// The book's screen: shows what its presenter says.
final class BookViewController: UIViewController {
  private let presenter: BookPresenter
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()
  private let availabilityLabel = UILabel()
  private let noticeLabel = UILabel()
  private let messageLabel = UILabel()
  private let actionButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(presenter: BookPresenter) {
    self.presenter = presenter
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
    actionButton.isHidden = true
    messageLabel.isHidden = true
    presenter.didLoad()
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

  @objc private func didTapRefresh() { presenter.didTapRefresh() }

  @objc private func didTapAction() { presenter.didTapAction() }
}

extension BookViewController: BookShowing {
  func show(title: String, author: String, availability: String) {
    titleLabel.text = title
    authorLabel.text = author
    availabilityLabel.text = availability
  }

  func show(notice: String?) {
    noticeLabel.text = notice
    noticeLabel.isHidden = notice == nil
  }

  func show(action: String?, isEnabled: Bool) {
    actionButton.setTitle(action, for: .normal)
    actionButton.isEnabled = isEnabled
    actionButton.isHidden = action == nil
  }

  func show(message: String?) {
    messageLabel.text = message
    messageLabel.isHidden = message == nil
  }

  func show(isLoading: Bool, canRefresh: Bool) {
    navigationItem.rightBarButtonItem?.isEnabled = canRefresh
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
