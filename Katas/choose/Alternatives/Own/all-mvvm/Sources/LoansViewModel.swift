import LibraryContract

/// What the loans show, as one value that its view is bound to.
final class LoansViewModel {
  struct State: Equatable {
    var sections: [LoanSection] = []
    var fees: String?
    var message: String?
    var isBusy = false
  }

  var onChange: ((State) -> Void)?

  private var state = State() { didSet { onChange?(state) } }
  private var loans: [Loan] = []
  private let account: any MemberService
  private let clock: any LibraryClock
  private let log: any EventLog

  init(account: any MemberService, clock: any LibraryClock, log: any EventLog) {
    self.account = account
    self.clock = clock
    self.log = log
  }

  func load() {
    begin()
    account.fetchMember { [weak self] result in
      self?.end(result, failure: { _ in "Your loans could not be loaded." }) { member in
        member.loans.isEmpty ? "You have no loans." : nil
      }
    }
  }

  func renew(_ id: Int) {
    guard !state.isBusy, let loan = loans.first(where: { $0.id == id }) else { return }
    if let objection = RenewalRule(days: days).objection(to: loan) {
      state.message = RenewalWording().text(of: objection)
      return
    }
    begin()
    account.renew(loanID: id) { [weak self] result in
      self?.end(result, failure: FailureWording().text) { member in
        self?.log.record("loan_renewed")
        return member.loans.first { $0.id == id }.flatMap { self?.renewed(until: $0) }
      }
    }
  }

  private var days: LoanDays { LoanDays(calendar: clock.calendar, now: clock.now) }

  private func renewed(until loan: Loan) -> String {
    "Renewed until \(DayWording(timeZone: clock.calendar.timeZone).text(of: loan.due))."
  }

  private func begin() {
    state.isBusy = true
    state.message = nil
  }

  private func end(
    _ result: Result<Member, LibraryFailure>, failure: (LibraryFailure) -> String,
    message: (Member) -> String?
  ) {
    var next = state
    next.isBusy = false
    switch result {
    case .success(let member):
      loans = member.loans
      next.sections = LoansWording(days: days).sections(of: loans)
      next.fees = member.fees == 0 ? nil : FeeWording().text(cents: member.fees)
      next.message = message(member)
    case .failure(let reason): next.message = failure(reason)
    }
    state = next
  }
}
