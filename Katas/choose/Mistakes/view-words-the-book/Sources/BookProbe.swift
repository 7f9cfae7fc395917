import LibraryContract

/// Binds to the book's view model in place of a view, as a unit test does.
final class BookProbe: BookTrial {
  private let viewModel: BookViewModel

  init(viewModel: BookViewModel, report: @escaping (BookTexts) -> Void) {
    self.viewModel = viewModel
    let wording = BookWording(days: DayWording(timeZone: .gmt))
    viewModel.stateDidChange = { state in
      guard let content = state.content else { return }
      report(
        BookTexts(
          availability: wording.availability(of: content.book), notice: content.notice ?? "",
          action: content.action?.title, isActionEnabled: content.action?.isEnabled ?? false,
          message: state.message ?? ""))
    }
    viewModel.open()
  }

  func act() { viewModel.act() }

  func refresh() { viewModel.refresh() }
}
