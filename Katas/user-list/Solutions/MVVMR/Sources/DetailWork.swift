import UserListContract

/// Uses a detail view model in place of a view.
final class DetailWork: DetailAtWork {
  private let viewModel: UserDetailViewModel

  init(viewModel: UserDetailViewModel) {
    self.viewModel = viewModel
  }

  var title: String { viewModel.title }
  var rows: [[String]] { viewModel.rows.map(\.texts) }
  func open() { viewModel.open() }
  func select(row: Int) { viewModel.select(row: row) }
}
