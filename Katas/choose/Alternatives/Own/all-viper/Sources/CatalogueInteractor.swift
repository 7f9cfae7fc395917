import LibraryContract

/// Fetches the books, and finds some of them.
final class CatalogueInteractor: CatalogueInteracting {
  weak var output: (any CatalogueInteractorOutput)?
  private let catalogue: any CatalogueService
  private let log: any EventLog
  private var books: [Book]?
  private var current = CatalogueSearch()
  private var newest = 0

  init(catalogue: any CatalogueService, log: any EventLog) {
    self.catalogue = catalogue
    self.log = log
  }

  func begin() { log.record("library_opened") }

  func fetch() {
    newest += 1
    let number = newest
    catalogue.fetchBooks { [weak self] result in
      guard let self, number == newest else { return }
      switch result {
      case .success(let books):
        self.books = books
        output?.didFetch()
        report()
      case .failure: output?.didFailToFetch()
      }
    }
  }

  func search(_ text: String) {
    current.text = text
    report()
  }

  private func report() {
    guard let books else { return }
    output?.didFind(
      current.results(in: books).map {
        CatalogueFact(id: $0.id, title: $0.title, author: $0.author, copies: $0.copies)
      })
  }
}
