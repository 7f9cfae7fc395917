/// Knows the library's books.
public protocol CatalogueService: AnyObject {
  /// Calls `completion` once, on the main actor, with all books in the order of the catalogue.
  func fetchBooks(completion: @escaping (Result<[Book], LibraryFailure>) -> Void)
  /// Calls `completion` once, on the main actor, with one book as it is now.
  func fetchBook(id: Int, completion: @escaping (Result<Book, LibraryFailure>) -> Void)
}
