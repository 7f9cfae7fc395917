import Foundation
import LibraryContract

/// Books, loans and members of which a test names only what it is about.
extension LibraryFake {
  func book(copies: Int = 1, waiting: Int = 0) -> Book {
    Book(id: 7, title: "Emma", author: "Jane Austen", copies: copies, waiting: waiting)
  }

  func loan(_ id: Int = 1, bookID: Int = 7, in days: Int, renewals: Int = 0) -> Loan {
    Loan(
      id: id, bookID: bookID, title: "Loan \(id)", branch: "Central", due: day(in: days),
      renewals: renewals)
  }

  func member(
    reservations: [Int] = [], loans: [Loan] = [], fees: Int = 0, isExpired: Bool = false
  ) -> Member {
    Member(
      reservations: reservations, loans: loans, fees: fees,
      cardExpires: isExpired ? now : day(in: 1))
  }
}
