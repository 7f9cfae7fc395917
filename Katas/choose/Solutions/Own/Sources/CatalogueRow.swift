import LibraryContract

/// What a row of the catalogue reads.
struct CatalogueRow: Equatable {
  let id: Int
  let title: String
  let detail: String

  init(_ book: Book) {
    id = book.id
    title = book.title
    let state = book.copies > 0 ? "\(book.copies) available" : "on loan"
    detail = "\(book.author) · \(state)"
  }
}
