import LibraryContract

/// A book that is known, and the texts about it.
struct BookContent: Equatable {
  let book: Book
  let notice: String?
  let action: BookAction?
}

/// The button below a book.
struct BookAction: Equatable {
  let title: String
  var isEnabled: Bool
}
