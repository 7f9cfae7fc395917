@testable import App

/// Remembers what the presenter had it show.
@MainActor final class LoansViewSpy: LoansView {
  private(set) var sections: [LoanSection] = []
  private(set) var fees: String?
  private(set) var message: String?
  private(set) var isLoading = false

  func showLoans(_ sections: [LoanSection]) { self.sections = sections }
  func showFees(_ text: String?) { fees = text }
  func showMessage(_ text: String?) { message = text }
  func showLoading(_ isLoading: Bool) { self.isLoading = isLoading }

  /// Such as "Overdue: 1 day late".
  var lines: [String] {
    sections.flatMap { section in section.rows.map { "\(section.header): \($0.detail)" } }
  }
}
