import Combine
import UIKit

/// The list: lays out its views, and is bound to its view model.
final class UserListViewController: UIViewController {
  private let viewModel: UserListViewModel
  private let table = RowTable()
  private let emptyLabel = UILabel()
  private var bindings: Set<AnyCancellable> = []

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Users"
    let about = UIAction(title: "About") { [viewModel] _ in viewModel.openAbout() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "About", primaryAction: about)
    navigationItem.leftBarButtonItem?.accessibilityIdentifier = "about"
    let reload = UIAction(title: "Reload") { [viewModel] _ in viewModel.load() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reload", primaryAction: reload)
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "reload"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyLabel.accessibilityIdentifier = "empty"
    table.setUp("users", style: .subtitle)
    table.didSelect = { [viewModel] in viewModel.select(row: $0) }
    layOut(emptyLabel, table)
    viewModel.$rows.sink { [table] in table.show($0) }.store(in: &bindings)
    viewModel.$emptyText.sink { [emptyLabel] text in
      emptyLabel.text = text
      emptyLabel.isHidden = text == nil
    }.store(in: &bindings)
    viewModel.open()
  }
}
