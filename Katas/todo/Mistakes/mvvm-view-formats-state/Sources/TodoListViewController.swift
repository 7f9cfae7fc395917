import UIKit

/// The list: lays out its views, and is bound to its view model.
final class TodoListViewController: UIViewController {
  private let viewModel: TodoListViewModel
  private let timeZone: TimeZone
  private let table = TodoTable()
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let emptyLabel = UILabel()
  private let statusLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: TodoListViewModel, timeZone: TimeZone) {
    self.viewModel = viewModel
    self.timeZone = timeZone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    setUpLayout()
    viewModel.stateDidChange = { [weak self] in self?.show($0) }
    viewModel.open()
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

  @objc private func didTapAdd() { viewModel.add() }

  @objc private func didTapRetry() { viewModel.load() }

  // MARK: - State

  private func show(_ state: TodoListState) {
    table.sections = Self.sections(of: state.upcoming ?? [], in: timeZone)
    tableView.isHidden = table.sections.isEmpty
    tableView.reloadData()
    emptyLabel.text = "Nothing is coming up."
    emptyLabel.isHidden = state.upcoming?.isEmpty != true
    statusLabel.text = "Your items could not be loaded."
    statusLabel.isHidden = !state.hasFailed
    retryButton.isHidden = !state.hasFailed
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// How the list reads, also for whoever has no view.
  static func sections(
    of upcoming: [UpcomingItem], in timeZone: TimeZone
  ) -> [TodoListSection] {
    TodoListWording(days: DayWording(timeZone: timeZone)).sections(of: upcoming)
  }
}
