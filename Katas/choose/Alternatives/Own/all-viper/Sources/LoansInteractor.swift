import LibraryContract

/// Fetches and renews loans.
final class LoansInteractor: LoansInteracting {
  weak var output: (any LoansInteractorOutput)?
  private let services: LibraryServices
  private var loans: [Loan] = []
  private var isBusy = false

  init(services: LibraryServices) {
    self.services = services
  }

  func fetch() {
    begin()
    services.member.fetchMember { [weak self] result in
      guard let self else { return }
      isBusy = false
      switch result {
      case .success(let member): output?.didFetch(take(member), cents: member.fees)
      case .failure(let reason):
        output?.didFail(toRenew: false, isConnected: reason != .noConnection)
      }
    }
  }

  func renew(id: Int) {
    guard !isBusy, let loan = loans.first(where: { $0.id == id }) else { return }
    if let objection = RenewalRule(days: days).objection(to: loan) {
      output?.didRefuse(objection)
      return
    }
    begin()
    services.member.renew(loanID: id) { [weak self] in self?.finish($0, id: id) }
  }

  private func finish(_ result: Result<Member, LibraryFailure>, id: Int) {
    isBusy = false
    switch result {
    case .success(let member):
      services.log.record("loan_renewed")
      let wording = DayWording(timeZone: services.clock.calendar.timeZone)
      let day = member.loans.first { $0.id == id }.map { wording.text(of: $0.due) }
      output?.didRenew(take(member), cents: member.fees, until: day)
    case .failure(let reason):
      output?.didFail(toRenew: true, isConnected: reason != .noConnection)
    }
  }

  private func begin() {
    isBusy = true
    output?.didBegin()
  }

  private var days: LoanDays {
    LoanDays(calendar: services.clock.calendar, now: services.clock.now)
  }

  private func take(_ member: Member) -> [LoanFact] {
    loans = member.loans.sorted { $0.due < $1.due }
    return loans.map { LoanFact(id: $0.id, title: $0.title, daysLeft: days.left(of: $0)) }
  }
}
