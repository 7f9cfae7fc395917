import LibraryContract

/// Knows a book and the member, and what the one may do with the other.
final class BookInteractor: BookInteracting {
  weak var output: (any BookInteractorOutput)?
  private let id: Int
  private let services: LibraryServices
  private var book: Book?
  private var member: Member?
  private var round = Round()
  private var isActing = false

  /// Answers to the requests that were made together.
  private final class Round {
    var open = 0
    var hasFailed = false
  }

  init(id: Int, services: LibraryServices) {
    self.id = id
    self.services = services
  }

  func findOut() {
    let round = begin(.fetching, open: 2)
    services.catalogue.fetchBook(id: id) { [weak self] result in
      self?.finish(round, (try? result.get()).map { book in { $0.book = book } })
    }
    services.member.fetchMember { [weak self] result in
      self?.finish(round, (try? result.get()).map { member in { $0.member = member } })
    }
  }

  func changeReservation() {
    guard !isActing, let facts else { return }
    switch facts.standing {
    case .reserved: act("reservation_cancelled", services.member.cancelReservation)
    case .reservable: act("book_reserved", services.member.reserve)
    case .atHome, .forbidden: break
    }
  }

  private func act(
    _ event: String,
    _ request: (Int, @escaping (Result<Receipt, LibraryFailure>) -> Void) -> Void
  ) {
    isActing = true
    let round = begin(.acting, open: 1)
    request(id) { [weak self] result in
      guard let self, round === self.round else { return }
      isActing = false
      switch result {
      case .success(let receipt):
        services.log.record(event)
        (book, member) = (receipt.book, receipt.member)
        output?.didEnd()
      case .failure(.noConnection): output?.didFail(.notReached)
      case .failure(.refused): output?.didFail(.refused)
      }
      report()
    }
  }

  private func begin(_ work: BookWork, open: Int) -> Round {
    round = Round()
    round.open = open
    output?.didBegin(work)
    return round
  }

  private func finish(_ round: Round, _ keep: ((BookInteractor) -> Void)?) {
    guard round === self.round else { return }
    round.open -= 1
    keep?(self)
    if keep == nil { round.hasFailed = true }
    if round.open == 0 {
      if round.hasFailed { output?.didFail(.notLoaded) } else { output?.didEnd() }
    }
    report()
  }

  private func report() {
    if let facts { output?.didFindOut(facts) }
  }

  private var facts: BookFacts? {
    guard let book, let member else { return nil }
    return BookFacts(
      title: book.title, author: book.author, copies: book.copies, waiting: book.waiting,
      standing: standing(of: member))
  }

  private func standing(of member: Member) -> BookFacts.Standing {
    if let loan = member.loans.first(where: { $0.bookID == id }) { return .atHome(until: loan.due) }
    if member.reservations.contains(id) { return .reserved }
    let objection = ReservationRule(now: services.clock.now).objection(to: member)
    return objection.map { .forbidden($0) } ?? .reservable
  }
}
