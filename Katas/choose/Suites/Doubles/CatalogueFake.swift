import LibraryContract

/// A catalogue that answers when the suite says so.
@MainActor final class CatalogueFake: CatalogueService {
  typealias BooksAnswer = Result<[Book], LibraryFailure>
  typealias BookAnswer = Result<Book, LibraryFailure>

  let lists = PendingRequests<Void, BooksAnswer>()
  let books = PendingRequests<Int, BookAnswer>()

  func fetchBooks(completion: @escaping (BooksAnswer) -> Void) {
    Effects.report(.network, "books")
    lists.ask((), completion: completion)
  }

  func fetchBook(id: Int, completion: @escaping (BookAnswer) -> Void) {
    Effects.report(.network, "book", id)
    books.ask(id, completion: completion)
  }
}
