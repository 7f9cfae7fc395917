/// What the presenter tells the loans' view.
protocol LoansView: AnyObject {
  func showLoans(_ sections: [LoanSection])
  func showFees(_ text: String?)
  func showMessage(_ text: String?)
  func showLoading(_ isLoading: Bool)
}

/// Receives the events of the loans' view, and tells it what to show.
final class LoansPresenter {
  weak var view: (any LoansView)?
  private let interactor: any LoansInteracting

  init(interactor: any LoansInteracting) {
    self.interactor = interactor
  }

  func viewDidLoad() { interactor.fetch() }

  func didTapRefresh() { interactor.fetch() }

  func didTapLoan(id: Int) { interactor.renew(id: id) }

  private func show(_ loans: [LoanFact], cents: Int, message: String?) {
    let groups = [
      ("Overdue", loans.filter { $0.daysLeft < 0 }), ("On loan", loans.filter { $0.daysLeft >= 0 }),
    ]
    view?.showLoading(false)
    view?.showLoans(
      groups.filter { !$0.1.isEmpty }.map { LoanSection(header: $0.0, rows: $0.1.map(row)) })
    view?.showFees(cents == 0 ? nil : FeeWording().text(cents: cents))
    view?.showMessage(message)
  }

  private func row(_ loan: LoanFact) -> LoanRow {
    let detail =
      switch loan.daysLeft {
      case ..<(-1): "\(-loan.daysLeft) days late"
      case -1: "1 day late"
      case 0: "Due today"
      case 1: "Due tomorrow"
      default: "Due in \(loan.daysLeft) days"
      }
    return LoanRow(id: loan.id, title: loan.title, detail: detail)
  }
}

extension LoansPresenter: LoansInteractorOutput {
  func didBegin() {
    view?.showLoading(true)
    view?.showMessage(nil)
  }

  func didFetch(_ loans: [LoanFact], cents: Int) {
    show(loans, cents: cents, message: loans.isEmpty ? "You have no loans." : nil)
  }

  func didRenew(_ loans: [LoanFact], cents: Int, until day: String?) {
    show(loans, cents: cents, message: day.map { "Renewed until \($0)." })
  }

  func didRefuse(_ objection: RenewalRule.Objection) {
    view?.showMessage(RenewalWording().text(of: objection))
  }

  func didFail(toRenew: Bool, isConnected: Bool) {
    view?.showLoading(false)
    view?.showMessage(
      toRenew
        ? FailureWording().text(isConnected: isConnected) : "Your loans could not be loaded.")
  }
}
