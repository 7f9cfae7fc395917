import Foundation
import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// Everything around one app: its services, and the made-up data in them.
@MainActor struct LibraryWorld {
  let values: SeededValues
  let catalogue = CatalogueFake()
  let account = MemberFake()
  let log = LogSpy()
  let clock: ClockFake

  init(for test: XCTestCase) {
    self.init(values: test.seededValues())
  }

  init(values: SeededValues) {
    self.init(values: values, clock: ClockFake(values: values))
  }

  init(values: SeededValues, clock: ClockFake) {
    self.values = values
    self.clock = clock
  }

  var services: LibraryServices {
    LibraryServices(catalogue: catalogue, member: account, clock: clock, log: log)
  }

  // MARK: - Made-up data

  func book(copies: Int? = nil, waiting: Int = 0) -> Book {
    Book(
      id: values.number(in: 1...999_999), title: "\(values.name()) \(values.word())",
      author: values.name(), copies: copies ?? values.number(in: 1...9), waiting: waiting)
  }

  /// Some books, one of them without a copy on the shelf.
  func books() -> [Book] { [book(), book(copies: 0, waiting: 2), book()] }

  /// A loan that is due in so many days.
  func loan(
    of book: Book? = nil, inDays days: Int, renewals: Int = 0, branch: String? = nil
  ) -> Loan {
    Loan(
      id: values.number(in: 1...999_999), bookID: book?.id ?? values.number(in: 1...999_999),
      title: book?.title ?? "\(values.name()) \(values.word())", branch: branch ?? values.name(),
      due: clock.time(inDays: days, seconds: values.number(in: 0...86_399)), renewals: renewals)
  }

  /// A member who may reserve.
  ///
  /// - Parameters:
  ///   - others: How many other books are reserved for them.
  ///   - validFor: How many seconds their card is still valid.
  func member(
    reserved: [Book] = [], others: Int = 0, loans: [Loan] = [], fees: Int = 0,
    validFor seconds: Double = 1
  ) -> Member {
    Member(
      reservations: (0..<others).map { 1_000_000 + $0 } + reserved.map(\.id), loans: loans,
      fees: fees, cardExpires: clock.now + seconds)
  }
}
