/// A loan as the presenter gets it.
struct LoanFact: Equatable {
  let id: Int
  let title: String
  let daysLeft: Int
}

/// What the presenter asks of the interactor.
protocol LoansInteracting: AnyObject {
  func fetch()
  func renew(id: Int)
}

/// What the interactor reports.
protocol LoansInteractorOutput: AnyObject {
  func didBegin()
  func didFetch(_ loans: [LoanFact], cents: Int)
  func didRenew(_ loans: [LoanFact], cents: Int, until day: String?)
  func didRefuse(_ objection: RenewalRule.Objection)
  func didFail(toRenew: Bool, isConnected: Bool)
}
