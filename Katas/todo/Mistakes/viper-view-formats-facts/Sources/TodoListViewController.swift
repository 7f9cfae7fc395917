import UIKit

/// The list: lays out its views, and passes on what people do.
final class TodoListViewController: UIViewController {
  var presenter: (any TodoListPresenting)?
  var timeZone = TimeZone.current

  private let table = TodoTable()
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let emptyLabel = UILabel()
  private let statusLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    presenter?.viewIsReady()
  }

  private func setUpBar() {
    let add = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    add.accessibilityIdentifier = "add"
    navigationItem.rightBarButtonItem = add
  }

  private func setUpViews() {
    statusLabel.accessibilityIdentifier = "status"
    statusLabel.textColor = .systemRed
    statusLabel.numberOfLines = 0
    statusLabel.isHidden = true
    retryButton.setTitle("Retry", for: .normal)
    retryButton.accessibilityIdentifier = "retry"
    retryButton.isHidden = true
    retryButton.addTarget(self, action: #selector(didTapRetry), for: .touchUpInside)
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = true
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    tableView.accessibilityIdentifier = "items"
    tableView.dataSource = table
    tableView.rowHeight = 44
    tableView.isHidden = true
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [
      spinner, statusLabel, retryButton, emptyLabel, tableView,
    ])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: - View events

  @objc private func didTapAdd() { presenter?.didTapAdd() }

  @objc private func didTapRetry() { presenter?.didTapRetry() }
}

extension TodoListViewController: TodoListView {
  func showUpcoming(_ upcoming: [UpcomingFact]) {
    let wording = TodoListWording(days: DayWording(timeZone: timeZone))
    table.sections = DueGroup.allCases.compactMap { group in
      let facts = upcoming.filter { $0.group == group }
      guard !facts.isEmpty else { return nil }
      return TodoListSection(header: wording.header(of: group), rows: facts.map(wording.row))
    }
    tableView.isHidden = upcoming.isEmpty
    tableView.reloadData()
    emptyLabel.text = wording.nothing
    emptyLabel.isHidden = !upcoming.isEmpty
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showFailure(_ hasFailed: Bool) {
    statusLabel.text = "Your items could not be loaded."
    statusLabel.isHidden = !hasFailed
    retryButton.isHidden = !hasFailed
  }
}
