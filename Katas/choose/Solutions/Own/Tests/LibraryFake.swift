import Foundation
import LibraryContract

/// A library that keeps what it is asked for, and answers when a test says so.
@MainActor final class LibraryFake: CatalogueService, MemberService, LibraryClock, EventLog {
  let now: Date
  let calendar: Calendar
  private(set) var events: [String] = []
  /// Such as "reserve 7".
  private(set) var requests: [String] = []
  private var bookAnswers: [(Result<Book, LibraryFailure>) -> Void] = []
  private var memberAnswers: [(Result<Member, LibraryFailure>) -> Void] = []
  private var receiptAnswers: [(Result<Receipt, LibraryFailure>) -> Void] = []

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 3600 * 8) ?? .current
    self.calendar = calendar
    let noon = DateComponents(year: 2026, month: 6, day: 9, hour: 12)
    now = calendar.date(from: noon) ?? .distantPast
  }

  func fetchBooks(completion: @escaping (Result<[Book], LibraryFailure>) -> Void) {
    requests.append("books")
  }

  func fetchBook(id: Int, completion: @escaping (Result<Book, LibraryFailure>) -> Void) {
    requests.append("book \(id)")
    bookAnswers.append(completion)
  }

  func fetchMember(completion: @escaping (Result<Member, LibraryFailure>) -> Void) {
    requests.append("member")
    memberAnswers.append(completion)
  }

  func reserve(bookID: Int, completion: @escaping (Result<Receipt, LibraryFailure>) -> Void) {
    requests.append("reserve \(bookID)")
    receiptAnswers.append(completion)
  }

  func cancelReservation(
    bookID: Int, completion: @escaping (Result<Receipt, LibraryFailure>) -> Void
  ) {
    requests.append("cancel \(bookID)")
    receiptAnswers.append(completion)
  }

  func renew(loanID: Int, completion: @escaping (Result<Member, LibraryFailure>) -> Void) {
    requests.append("renew \(loanID)")
    memberAnswers.append(completion)
  }

  func record(_ event: String) { events.append(event) }
}

extension LibraryFake {
  /// Answers the oldest of each kind that waits.
  func answer(book: Book) { bookAnswers.removeFirst()(.success(book)) }

  func answer(member: Member) { memberAnswers.removeFirst()(.success(member)) }

  func answer(receipt: Receipt) { receiptAnswers.removeFirst()(.success(receipt)) }

  func failBook() { bookAnswers.removeFirst()(.failure(.noConnection)) }

  func failMember(_ failure: LibraryFailure) { memberAnswers.removeFirst()(.failure(failure)) }

  func failReceipt(_ failure: LibraryFailure) { receiptAnswers.removeFirst()(.failure(failure)) }

  /// A moment of the day that is so many days away.
  func day(in days: Int) -> Date { now + Double(days) * 86_400 }
}
