import UIKit

/// What the catalogue looks like.
final class CatalogueView: UIView {
  let searchField = UITextField()
  let tableView = UITableView(frame: .zero, style: .plain)
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  var message: String? {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message == nil
    }
  }

  var isLoading = false {
    didSet { if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
  }

  required init?(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  private func setUpViews() {
    searchField.placeholder = "Title or author"
    searchField.borderStyle = .roundedRect
    searchField.autocorrectionType = .no
    searchField.accessibilityIdentifier = "search"
    messageLabel.accessibilityIdentifier = "message"
    messageLabel.textColor = .secondaryLabel
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    tableView.accessibilityIdentifier = "books"
    tableView.rowHeight = 56
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [searchField, spinner, messageLabel, tableView])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
