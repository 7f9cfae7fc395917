import LibraryContract

/// Decides what the loans show, and renews them.
final class LoansPresenter {
  var view: (any LoansView)?

  private let account: any MemberService
  private let clock: any LibraryClock
  private let log: any EventLog
  private var loans: [Loan] = []
  private var isBusy = false

  init(account: any MemberService, clock: any LibraryClock, log: any EventLog) {
    self.account = account
    self.clock = clock
    self.log = log
  }

  func viewDidLoad() { fetch() }

  func didTapRefresh() { fetch() }

  func didTapLoan(id: Int) {
    guard !isBusy, let loan = loans.first(where: { $0.id == id }) else { return }
    if let objection = RenewalRule(days: days).objection(to: loan) {
      view?.showMessage(RenewalWording().text(of: objection))
    } else {
      renew(loan)
    }
  }

  // MARK: - Requests

  private func fetch() {
    begin()
    account.fetchMember { [weak self] in self?.take($0) }
  }

  private func renew(_ loan: Loan) {
    begin()
    account.renew(loanID: loan.id) { [weak self] in self?.take($0, renewing: loan) }
  }

  private func begin() {
    isBusy = true
    view?.showLoading(true)
    view?.showMessage(nil)
  }

  private func end() {
    isBusy = false
    view?.showLoading(false)
  }

  private func take(_ result: Result<Member, LibraryFailure>) {
    end()
    switch result {
    case .success(let member):
      show(member)
      if member.loans.isEmpty { view?.showMessage("You have no loans.") }
    case .failure:
      view?.showMessage("Your loans could not be loaded.")
    }
  }

  private func take(_ result: Result<Member, LibraryFailure>, renewing loan: Loan) {
    end()
    switch result {
    case .success(let member):
      log.record("loan_renewed")
      show(member)
      guard let renewed = member.loans.first(where: { $0.id == loan.id }) else { return }
      let day = DayWording(timeZone: clock.calendar.timeZone).text(of: renewed.due)
      view?.showMessage("Renewed until \(day).")
    case .failure(let reason):
      view?.showMessage(FailureWording().text(of: reason))
    }
  }

  // MARK: - What is shown

  private var days: LoanDays { LoanDays(calendar: clock.calendar, now: clock.now) }

  private func show(_ member: Member) {
    loans = member.loans
    view?.showLoans(LoansWording(days: days).sections(of: loans))
    view?.showFees(member.fees == 0 ? nil : FeeWording().text(cents: member.fees))
  }
}
