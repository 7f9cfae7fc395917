/// The texts of a book that is known.
struct BookContent: Equatable {
  let title: String
  let author: String
  let availability: String
  let notice: String?
  let reservations: Int
  let action: BookAction?
}

/// The button below a book.
struct BookAction: Equatable {
  let title: String
  var isEnabled: Bool
}
