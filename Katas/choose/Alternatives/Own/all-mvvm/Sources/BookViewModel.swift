import LibraryContract
import Observation

/// What the book's screen shows; derived from what is known whenever it is read.
@Observable final class BookViewModel {
  private var book: Book?
  private var member: Member?
  private var work: Work?
  private var message: String?

  @ObservationIgnored private let id: Int
  @ObservationIgnored private let services: LibraryServices

  /// One round of requests; answers to another round do not count.
  private struct Work: Equatable {
    let number: Int
    let isAction: Bool
    var open: Int
  }

  @ObservationIgnored private var rounds = 0

  init(id: Int, services: LibraryServices) {
    self.id = id
    self.services = services
  }

  var state: BookState {
    var state = BookState()
    state.message = message
    state.isLoading = work != nil
    state.canRefresh = work?.isAction != true
    if let book, let standing {
      let days = DayWording(timeZone: services.clock.calendar.timeZone)
      state.content = BookWording(days: days).content(
        of: book, standing, isBusy: work?.isAction == true)
    }
    return state
  }

  func refresh() {
    let number = begin(isAction: false, open: 2)
    services.catalogue.fetchBook(id: id) { [weak self] in self?.take($0, number, \.book) }
    services.member.fetchMember { [weak self] in self?.take($0, number, \.member) }
  }

  func act() {
    guard state.content?.action?.isEnabled == true, let standing else { return }
    if case .reserved = standing {
      let number = begin(isAction: true, open: 1)
      services.member.cancelReservation(bookID: id) { [weak self] in
        self?.take($0, number, "reservation_cancelled")
      }
    } else {
      let number = begin(isAction: true, open: 1)
      services.member.reserve(bookID: id) { [weak self] in
        self?.take($0, number, "book_reserved")
      }
    }
  }

  private var standing: BookStanding? {
    guard let book, let member else { return nil }
    return BookStanding(of: book, to: member, rule: ReservationRule(now: services.clock.now))
  }

  private func begin(isAction: Bool, open: Int) -> Int {
    rounds += 1
    work = Work(number: rounds, isAction: isAction, open: open)
    message = nil
    return rounds
  }

  private func take<Value>(
    _ result: Result<Value, LibraryFailure>, _ number: Int,
    _ place: ReferenceWritableKeyPath<BookViewModel, Value?>
  ) {
    guard var current = work, current.number == number else { return }
    current.open -= 1
    work = current.open == 0 ? nil : current
    switch result {
    case .success(let value): self[keyPath: place] = value
    case .failure: message = "The book could not be loaded."
    }
  }

  private func take(_ result: Result<Receipt, LibraryFailure>, _ number: Int, _ event: String) {
    guard work?.number == number else { return }
    work = nil
    switch result {
    case .success(let receipt):
      services.log.record(event)
      (book, member) = (receipt.book, receipt.member)
    case .failure(let reason): message = FailureWording().text(of: reason)
    }
  }
}
