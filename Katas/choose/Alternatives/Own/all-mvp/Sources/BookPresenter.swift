import LibraryContract

/// Decides what the book's screen shows; a new piece of work cancels the one before.
final class BookPresenter {
  weak var view: (any BookShowing)?
  private let id: Int
  private let services: LibraryServices
  private let library: AsyncLibrary
  private var book: Book?
  private var member: Member?
  private var message: String?
  private var isActing = false
  private var work: Task<Void, Never>?

  init(id: Int, services: LibraryServices) {
    self.id = id
    self.services = services
    library = AsyncLibrary(catalogue: services.catalogue, account: services.member)
  }

  func didLoad() { load() }

  func didTapRefresh() {
    if !isActing { load() }
  }

  func didTapAction() {
    guard let member, !isActing else { return }
    if member.reservations.contains(id) {
      act("reservation_cancelled") { [id, library] in await library.cancel(id) }
    } else if mayReserve(member) {
      act("book_reserved") { [id, library] in await library.reserve(id) }
    }
  }

  // MARK: - Work

  private func load() {
    work?.cancel()
    message = nil
    view?.show(message: nil)
    view?.show(isLoading: true, canRefresh: true)
    work = Task { [weak self, id, library] in
      async let book = library.book(id)
      async let member = library.member()
      let answers = await (book, member)
      if Task.isCancelled { return }
      self?.take(answers.0, answers.1)
    }
  }

  private func take(
    _ book: Result<Book, LibraryFailure>, _ member: Result<Member, LibraryFailure>
  ) {
    if case .success(let book) = book { self.book = book }
    if case .success(let member) = member { self.member = member }
    switch (book, member) {
    case (.success, .success): message = nil
    default: message = "The book could not be loaded."
    }
    view?.show(isLoading: false, canRefresh: true)
    update()
  }

  private func act(
    _ event: String, _ request: @escaping () async -> Result<Receipt, LibraryFailure>
  ) {
    work?.cancel()
    isActing = true
    message = nil
    view?.show(isLoading: true, canRefresh: false)
    update()
    Task { [weak self] in self?.take(await request(), event) }
  }

  private func take(_ result: Result<Receipt, LibraryFailure>, _ event: String) {
    isActing = false
    switch result {
    case .success(let receipt):
      services.log.record(event)
      (book, member) = (receipt.book, receipt.member)
    case .failure(let reason):
      message = FailureWording().text(of: reason)
    }
    view?.show(isLoading: false, canRefresh: true)
    update()
  }

  // MARK: - What is shown

  private func mayReserve(_ member: Member) -> Bool {
    ReservationRule(now: services.clock.now).objection(to: member) == nil
  }

  private func update() {
    view?.show(message: message)
    guard let book, let member else { return }
    view?.show(title: book.title, author: book.author, availability: availability(of: book))
    if let loan = member.loans.first(where: { $0.bookID == id }) {
      let days = DayWording(timeZone: services.clock.calendar.timeZone)
      view?.show(notice: "On loan to you until \(days.text(of: loan.due)).")
      view?.show(action: nil, isEnabled: false)
    } else if member.reservations.contains(id) {
      view?.show(notice: "Reserved for you.")
      view?.show(action: "Cancel reservation", isEnabled: !isActing)
    } else {
      view?.show(notice: objection(to: member))
      view?.show(action: "Reserve", isEnabled: !isActing && mayReserve(member))
    }
  }

  private func objection(to member: Member) -> String? {
    switch ReservationRule(now: services.clock.now).objection(to: member) {
    case .cardExpired: "Your card has expired."
    case .tooMany: "You have 5 reservations already."
    case nil: nil
    }
  }

  private func availability(of book: Book) -> String {
    switch (book.copies, book.waiting) {
    case (1..., _): "\(book.copies) available"
    case (_, 0): "On loan, nobody is waiting"
    case (_, 1): "On loan, 1 person is waiting"
    default: "On loan, \(book.waiting) people are waiting"
    }
  }
}
