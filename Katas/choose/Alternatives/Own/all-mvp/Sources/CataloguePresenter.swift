import LibraryContract

/// Decides what the catalogue shows.
final class CataloguePresenter {
  weak var view: (any CatalogueShowing)?
  private let catalogue: any CatalogueService
  private let log: any EventLog
  private let router: any LibraryRouting
  private var books: [Book]?
  private var search = CatalogueSearch()
  private var fetch = 0

  init(catalogue: any CatalogueService, log: any EventLog, router: any LibraryRouting) {
    self.catalogue = catalogue
    self.log = log
    self.router = router
  }

  func didLoad() { log.record("library_opened") }

  func willAppear() { load() }

  func didTapRefresh() { load() }

  func didTapLoans() { router.showLoans() }

  func didSelect(_ row: CatalogueRow) { router.showBook(id: row.id) }

  func didType(_ text: String) {
    search.text = text
    update()
  }

  private func load() {
    fetch += 1
    let number = fetch
    view?.show(isLoading: true)
    view?.show(message: nil)
    catalogue.fetchBooks { [weak self] result in
      guard let self, self.fetch == number else { return }
      self.view?.show(isLoading: false)
      switch result {
      case .success(let books):
        self.books = books
        self.update()
      case .failure:
        self.view?.show(message: "The catalogue could not be loaded.")
      }
    }
  }

  private func update() {
    guard let books else { return }
    let rows = search.results(in: books).map { CatalogueRow($0) }
    view?.show(rows: rows)
    view?.show(message: rows.isEmpty ? "Nothing found." : nil)
  }
}
