import LibraryContract

/// A view of the book that shows nothing, as one in a unit test does.
final class TrialView: BookShowing, BookTrial {
  private let presenter: BookPresenter
  private let report: (BookTexts) -> Void
  private var texts = BookTexts(
    availability: "", notice: "", action: nil, isActionEnabled: false, message: "")
  {
    didSet { report(texts) }
  }

  init(presenter: BookPresenter, report: @escaping (BookTexts) -> Void) {
    self.presenter = presenter
    self.report = report
    presenter.view = self
    presenter.didLoad()
  }

  func act() { presenter.didTapAction() }

  func refresh() { presenter.didTapRefresh() }

  func show(title: String, author: String, availability: String) {
    texts.availability = availability
  }

  func show(notice: String?) { texts.notice = notice ?? "" }

  func show(action: String?, isEnabled: Bool) {
    (texts.action, texts.isActionEnabled) = (action, isEnabled)
  }

  func show(message: String?) { texts.message = message ?? "" }

  func show(isLoading: Bool, canRefresh: Bool) {}
}
