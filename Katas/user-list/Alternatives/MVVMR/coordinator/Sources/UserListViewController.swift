import Observation
import UIKit

/// The list: lays out its views, and is bound to its view model.
final class UserListViewController: UIViewController, UITableViewDelegate {
  private let viewModel: UserListViewModel
  private let source = RowsDataSource(style: .subtitle)
  private let tableView = UITableView()
  private let emptyLabel = UILabel()

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
    view.fill(with: [emptyLabel, tableView])
    follow()
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
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.textAlignment = .center
    tableView.accessibilityIdentifier = "users"
    tableView.dataSource = source
    tableView.delegate = self
    tableView.rowHeight = 44
  }

  // MARK: - View events

  @objc private func didTapAbout() { viewModel.openAbout() }

  @objc private func didTapReload() { viewModel.reload() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.select(row: indexPath.row)
  }

  // MARK: - State

  /// Shows the state, and looks again after the next change.
  private func follow() {
    withObservationTracking {
      show(viewModel.rows, emptyText: viewModel.emptyText)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(_ rows: [RowConfiguration], emptyText: String?) {
    emptyLabel.text = emptyText
    emptyLabel.isHidden = emptyText == nil
    tableView.isHidden = emptyText != nil
    source.rows = rows
    tableView.reloadData()
  }
}
