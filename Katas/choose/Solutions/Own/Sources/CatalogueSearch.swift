import Foundation
import LibraryContract

/// Finds books by what somebody types.
struct CatalogueSearch {
  var text = ""

  func results(in books: [Book]) -> [Book] {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return books }
    return books.filter { book in
      [book.title, book.author].contains { $0.localizedCaseInsensitiveContains(text) }
    }
  }
}
