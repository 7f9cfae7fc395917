import LibraryContract

/// Stands in for the book's view.
final class TrialView: BookViewing, BookTrial {
  private let presenter: BookPresenter
  private let report: (BookTexts) -> Void

  init(presenter: BookPresenter, report: @escaping (BookTexts) -> Void) {
    self.presenter = presenter
    self.report = report
    presenter.view = self
    presenter.open()
  }

  func render(_ page: BookPage) {
    report(
      BookTexts(
        availability: page.availability ?? "", notice: page.notice ?? "", action: page.action,
        isActionEnabled: page.isActionEnabled, message: page.message ?? ""))
  }

  func act() { presenter.act() }

  func refresh() { presenter.refresh() }
}
