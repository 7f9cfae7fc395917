import LibraryContract

/// Fetches a book with its member, and reserves it; only the newest request counts.
final class BookDesk {
  private(set) var book: Book?
  private(set) var member: Member?
  /// What is under way.
  private(set) var work = Work.none
  private(set) var failure: Failure?
  /// Called after every change of the above.
  var didChange: (() -> Void)?

  enum Work: Equatable {
    case none
    case fetching(open: Int)
    case acting
  }

  enum Failure {
    case notLoaded
    case notDone(LibraryFailure)
  }

  private let id: Int
  private let catalogue: any CatalogueService
  private let account: any MemberService
  private let log: any EventLog
  private var newestRequest = 0

  init(id: Int, catalogue: any CatalogueService, account: any MemberService, log: any EventLog) {
    self.id = id
    self.catalogue = catalogue
    self.account = account
    self.log = log
  }

  func fetch() {
    let request = begin(.fetching(open: 2))
    catalogue.fetchBook(id: id) { [weak self] result in
      self?.take(result, of: request) { $0.book = $1 }
    }
    account.fetchMember { [weak self] result in
      self?.take(result, of: request) { $0.member = $1 }
    }
  }

  func reserve() {
    let request = begin(.acting)
    account.reserve(bookID: id) { [weak self] result in
      self?.take(result, of: request, event: "book_reserved") { $0.keep($1) }
    }
  }

  func cancelReservation() {
    let request = begin(.acting)
    account.cancelReservation(bookID: id) { [weak self] result in
      self?.take(result, of: request, event: "reservation_cancelled") { $0.keep($1) }
    }
  }

  // MARK: - Requests

  private func begin(_ work: Work) -> Int {
    newestRequest += 1
    self.work = work
    failure = nil
    didChange?()
    return newestRequest
  }

  private func take<Value>(
    _ result: Result<Value, LibraryFailure>, of request: Int, keep: (BookDesk, Value) -> Void
  ) {
    guard request == newestRequest, case .fetching(let open) = work else { return }
    work = open > 1 ? .fetching(open: open - 1) : .none
    switch result {
    case .success(let value): keep(self, value)
    case .failure: failure = .notLoaded
    }
    didChange?()
  }

  private func take<Value>(
    _ result: Result<Value, LibraryFailure>, of request: Int, event: String,
    keep: (BookDesk, Value) -> Void
  ) {
    guard request == newestRequest else { return }
    work = .none
    switch result {
    case .success(let value):
      log.record(event)
      keep(self, value)
    case .failure(let reason): failure = .notDone(reason)
    }
    didChange?()
  }

  private func keep(_ receipt: Receipt) { (book, member) = (receipt.book, receipt.member) }
}
