import LibraryContract

/// Fetches a book with its member, and reserves it.
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

  init(id: Int, catalogue: any CatalogueService, account: any MemberService, log: any EventLog) {
    self.id = id
    self.catalogue = catalogue
    self.account = account
    self.log = log
  }

  func fetch() {
    begin(.fetching(open: 2))
    catalogue.fetchBook(id: id) { [weak self] result in
      self?.take(result) { $0.book = $1 }
    }
    account.fetchMember { [weak self] result in
      self?.take(result) { $0.member = $1 }
    }
  }

  func reserve() {
    begin(.acting)
    account.reserve(bookID: id) { [weak self] result in
      self?.take(result, event: "book_reserved") { $0.keep($1) }
    }
  }

  func cancelReservation() {
    begin(.acting)
    account.cancelReservation(bookID: id) { [weak self] result in
      self?.take(result, event: "reservation_cancelled") { $0.keep($1) }
    }
  }

  // MARK: - Requests

  private func begin(_ work: Work) {
    self.work = work
    failure = nil
    didChange?()
  }

  private func take<Value>(
    _ result: Result<Value, LibraryFailure>, keep: (BookDesk, Value) -> Void
  ) {
    if case .fetching(let open) = work, open > 1 {
      work = .fetching(open: open - 1)
    } else {
      work = .none
    }
    switch result {
    case .success(let value): keep(self, value)
    case .failure: failure = .notLoaded
    }
    didChange?()
  }

  private func take<Value>(
    _ result: Result<Value, LibraryFailure>, event: String,
    keep: (BookDesk, Value) -> Void
  ) {
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
