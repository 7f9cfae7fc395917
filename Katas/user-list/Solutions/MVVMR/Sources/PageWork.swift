import UserListContract

/// Uses a page view model in place of a view.
final class PageWork: PageAtWork {
  private let viewModel: WebPageViewModel

  init(viewModel: WebPageViewModel) {
    self.viewModel = viewModel
  }

  var title: String { viewModel.title }
  var address: String { viewModel.addressText }
  var text: String? { viewModel.text }
  func open() { viewModel.open() }
  func close() { viewModel.close() }
}
