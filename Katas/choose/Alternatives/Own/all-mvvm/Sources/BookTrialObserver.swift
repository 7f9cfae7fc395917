import LibraryContract

/// Observes the book's view model in place of a view.
final class BookTrialObserver: BookTrial {
  private let model: BookViewModel
  private let observer: Observer

  init(model: BookViewModel, report: @escaping (BookTexts) -> Void) {
    self.model = model
    observer = Observer { [weak model] in
      guard let state = model?.state, let content = state.content else { return }
      report(
        BookTexts(
          availability: content.availability, notice: content.notice ?? "",
          action: content.action?.title, isActionEnabled: content.action?.isEnabled ?? false,
          message: state.message ?? ""))
    }
    model.refresh()
  }

  func act() { model.act() }

  func refresh() { model.refresh() }
}
