import LibraryContract

/// What the book's screen shows, and what can be done in it.
final class BookViewModel {
  /// Called with every new state.
  var stateDidChange: ((BookState) -> Void)?

  private(set) var state = BookState() {
    didSet { if state != oldValue { stateDidChange?(state) } }
  }

  private let desk: BookDesk
  private let clock: any LibraryClock
  private let wording: BookWording

  init(desk: BookDesk, clock: any LibraryClock) {
    self.desk = desk
    self.clock = clock
    wording = BookWording(days: DayWording(timeZone: clock.calendar.timeZone))
    desk.didChange = { [weak self] in self?.update() }
  }

  func open() { desk.fetch() }

  func refresh() { desk.fetch() }

  func act() {
    guard let standing else { return }
    switch standing {
    case .onLoan: break
    case .reserved: desk.cancelReservation()
    case .free: desk.reserve()
    }
  }

  private var standing: BookStanding? {
    guard let book = desk.book, let member = desk.member else { return nil }
    return BookStanding(of: book, to: member, rule: ReservationRule(now: clock.now))
  }

  private func update() {
    var next = BookState()
    next.isLoading = desk.work != .none
    next.canRefresh = desk.work != .acting
    next.message = message
    if let book = desk.book, let standing {
      next.content = wording.content(of: book, standing, isBusy: desk.work == .acting)
    }
    state = next
  }

  private var message: String? {
    switch desk.failure {
    case .notLoaded: "The book could not be loaded."
    case .notDone(let reason): FailureWording().text(of: reason)
    case nil: nil
    }
  }
}
