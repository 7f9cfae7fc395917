import Foundation
import UserListContract

/// Uses a list view model in place of a view.
final class ListInUse: ListAtWork {
  private let viewModel: UserListViewModel

  init(_ viewModel: UserListViewModel) {
    self.viewModel = viewModel
  }

  var rows: [[String]] { viewModel.rows.map { [$0.title, $0.detail].compactMap(\.self) } }
  var emptyText: String? { viewModel.emptyText }
  func open() { viewModel.open() }
  func reload() { viewModel.reload() }
  func select(row: Int) { viewModel.select(row: row) }
  func openAbout() { viewModel.openAbout() }
}

/// Uses a detail view model in place of a view.
final class DetailInUse: DetailAtWork {
  private let viewModel: UserDetailViewModel

  init(_ viewModel: UserDetailViewModel) {
    self.viewModel = viewModel
  }

  var title: String { viewModel.title }
  var rows: [[String]] { viewModel.rows.map { [$0.title, $0.detail].compactMap(\.self) } }
  func open() { viewModel.open() }
  func select(row: Int) { viewModel.select(row: row) }
}

// This one offers all that is asked by itself.
extension WebPageViewModel: PageAtWork {}
