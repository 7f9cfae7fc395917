import LibraryContract

/// How a member and a book stand to each other.
enum BookStanding {
  case onLoan(Loan)
  case reserved
  case free(ReservationRule.Objection?)

  init(of book: Book, to member: Member, rule: ReservationRule) {
    if let loan = member.loans.first(where: { $0.bookID == book.id }) {
      self = .onLoan(loan)
    } else if member.reservations.contains(book.id) {
      self = .reserved
    } else {
      self = .free(rule.objection(to: member))
    }
  }
}
