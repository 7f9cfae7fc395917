import UserListContract

/// Uses a list view model in place of a view, as a unit test does.
final class ListWork: ListAtWork {
  private let viewModel: UserListViewModel

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
  }

  var rows: [[String]] { viewModel.state.rows.map(\.texts) }
  var emptyText: String? { viewModel.state.emptyText }
  func open() { viewModel.open() }
  func reload() { viewModel.load() }
  func select(row: Int) { viewModel.select(row: row) }
  func openAbout() { viewModel.openAbout() }
}

extension RowConfiguration {
  var texts: [String] { [title] + (detail.map { [$0] } ?? []) }
}
