import UIKit

/// The screen of a user: lays out its views, and is bound to its view model.
final class UserDetailViewController: UIViewController, UITableViewDelegate,
  UserDetailView
{
  private let viewModel: UserDetailViewModel
  private let source = RowsDataSource(style: .value1)
  private let tableView = UITableView()

  init(viewModel: UserDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    view.backgroundColor = .systemBackground
    tableView.accessibilityIdentifier = "details"
    tableView.dataSource = source
    tableView.delegate = self
    tableView.rowHeight = 44
    view.fill(with: [tableView])
    viewModel.view = self
    show(viewModel.rows)
    viewModel.open()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.select(row: indexPath.row)
  }

  func show(_ rows: [RowConfiguration]) {
    source.rows = rows
    tableView.reloadData()
  }
}
