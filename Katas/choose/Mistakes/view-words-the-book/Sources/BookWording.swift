import Foundation
import LibraryContract

/// How a book reads to a member.
struct BookWording {
  let days: DayWording

  func content(of book: Book, _ standing: BookStanding, isBusy: Bool) -> BookContent {
    BookContent(
      book: book, notice: notice(standing),
      action: action(standing).map { action in
        BookAction(title: action.title, isEnabled: action.isEnabled && !isBusy)
      })
  }

  func availability(of book: Book) -> String {
    if book.copies > 0 { return "\(book.copies) available" }
    return switch book.waiting {
    case 0: "On loan, nobody is waiting"
    case 1: "On loan, 1 person is waiting"
    default: "On loan, \(book.waiting) people are waiting"
    }
  }

  private func notice(_ standing: BookStanding) -> String? {
    switch standing {
    case .onLoan(let loan): "On loan to you until \(days.text(of: loan.due))."
    case .reserved: "Reserved for you."
    case .free(.cardExpired): "Your card has expired."
    case .free(.tooMany): "You have \(ReservationRule.most) reservations already."
    case .free(nil): nil
    }
  }

  private func action(_ standing: BookStanding) -> BookAction? {
    switch standing {
    case .onLoan: nil
    case .reserved: BookAction(title: "Cancel reservation", isEnabled: true)
    case .free(let objection): BookAction(title: "Reserve", isEnabled: objection == nil)
    }
  }
}
