import UserListContract

/// Uses a list view model in place of a view.
final class ListWork: ListAtWork {
  private let viewModel: UserListViewModel

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
  }

  var rows: [[String]] { viewModel.rows.map(\.texts) }
  var emptyText: String? { viewModel.emptyText }
  func open() { viewModel.open() }
  func reload() { viewModel.load() }
  func select(row: Int) { viewModel.select(row: row) }
  func openAbout() { viewModel.openAbout() }
}

extension RowItem {
  var texts: [String] { [title] + (subtitle.map { [$0] } ?? []) }
}
