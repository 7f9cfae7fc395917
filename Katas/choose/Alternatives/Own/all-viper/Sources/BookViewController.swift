import UIKit

/// The view of the book's module.
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
    presenter.open()
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

  @objc private func didTapRefresh() { presenter.refresh() }

  @objc private func didTapAction() { presenter.act() }
}

extension BookViewController: BookViewing {
  func render(_ page: BookPage) {
    navigationItem.rightBarButtonItem?.isEnabled = page.canRefresh
    if page.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    let texts = [
      (titleLabel, page.title), (authorLabel, page.author),
      (availabilityLabel, page.availability), (noticeLabel, page.notice),
      (messageLabel, page.message),
    ]
    for (label, text) in texts {
      label.text = text
      label.isHidden = text == nil
    }
    actionButton.setTitle(page.action, for: .normal)
    actionButton.isEnabled = page.isActionEnabled
    actionButton.isHidden = page.action == nil
  }
}
