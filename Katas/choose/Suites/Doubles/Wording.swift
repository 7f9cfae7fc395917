import LibraryContract

/// How the screens read, as the brief has it.
enum Wording {
  static let catalogueFailed = "The catalogue could not be loaded."
  static let nothingFound = "Nothing found."
  static let bookFailed = "The book could not be loaded."
  static let reserve = "Reserve"
  static let cancel = "Cancel reservation"
  static let reserved = "Reserved for you."
  static let expired = "Your card has expired."
  static let most = "You have 5 reservations already."
  static let noConnection = "That did not work. Please check your connection."
  static let refused = "The library refused."
  static let loansFailed = "Your loans could not be loaded."
  static let noLoans = "You have no loans."
  static let overdue = "Overdue"
  static let onLoan = "On loan"
  static let tooLate = "Overdue loans cannot be renewed."
  static let tooOften = "Renewed twice already."

  static func availability(_ book: Book) -> String {
    if book.copies > 0 { return "\(book.copies) available" }
    return switch book.waiting {
    case 0: "On loan, nobody is waiting"
    case 1: "On loan, 1 person is waiting"
    default: "On loan, \(book.waiting) people are waiting"
    }
  }

  /// A row of the catalogue.
  static func row(_ book: Book) -> String {
    "\(book.title), \(book.author) · \(book.copies > 0 ? "\(book.copies) available" : "on loan")"
  }

  static func onLoan(until day: String) -> String { "On loan to you until \(day)." }

  static func renewed(until day: String) -> String { "Renewed until \(day)." }
}
