import UIKit

/// The list: lays out its views, and is bound to its view model.
final class UserListViewController: UIViewController, UITableViewDelegate {
  private let viewModel: UserListViewModel
  private let source = RowsDataSource(style: .subtitle)
  private let tableView = UITableView()
  private let emptyLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Users"
    view.backgroundColor = .systemBackground
    setUpBar()
    setUpViews()
    view.fill(with: [spinner, emptyLabel, tableView])
    viewModel.stateDidChange = { [weak self] in self?.show($0) }
    show(viewModel.state)
    viewModel.open()
  }

  private func setUpBar() {
    let about = UIBarButtonItem(
      title: "About", style: .plain, target: self, action: #selector(didTapAbout))
    about.accessibilityIdentifier = "about"
    navigationItem.leftBarButtonItem = about
    let reload = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(didTapReload))
    reload.accessibilityIdentifier = "reload"
    navigationItem.rightBarButtonItem = reload
  }

  private func setUpViews() {
    spinner.accessibilityIdentifier = "loading"
    spinner.hidesWhenStopped = true
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.textAlignment = .center
    tableView.accessibilityIdentifier = "users"
    tableView.dataSource = source
    tableView.delegate = self
    tableView.rowHeight = 44
  }

  // MARK: - View events

  @objc private func didTapAbout() { viewModel.openAbout() }

  @objc private func didTapReload() { viewModel.load() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.select(row: indexPath.row)
  }

  // MARK: - State

  private func show(_ state: UserListState) {
    emptyLabel.text = state.emptyText
    emptyLabel.isHidden = state.emptyText == nil
    tableView.isHidden = state.emptyText != nil
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    source.rows = state.rows
    tableView.reloadData()
  }
}
