import LibraryContract
import UIKit

/// Shows the book's screen somewhere, and reports what its view model says.
final class BookProbe: BookTrial {
  private let viewModel: BookViewModel
  private let screen: BookViewController

  init(viewModel: BookViewModel, report: @escaping (BookTexts) -> Void) {
    self.viewModel = viewModel
    screen = BookViewController(viewModel: viewModel)
    screen.loadViewIfNeeded()
    viewModel.stateDidChange = { state in
      guard let content = state.content else { return }
      report(
        BookTexts(
          availability: content.availability, notice: content.notice ?? "",
          action: content.action?.title, isActionEnabled: content.action?.isEnabled ?? false,
          message: state.message ?? ""))
    }
  }

  func act() { viewModel.act() }

  func refresh() { viewModel.refresh() }
}
