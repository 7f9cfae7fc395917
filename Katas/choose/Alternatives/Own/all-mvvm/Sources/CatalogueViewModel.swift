import LibraryContract
import Observation

/// What the catalogue shows.
@Observable final class CatalogueViewModel {
  private(set) var rows: [CatalogueRow] = []
  private(set) var message: String?
  private(set) var isLoading = false

  @ObservationIgnored private let catalogue: any CatalogueService
  @ObservationIgnored private let log: any EventLog
  @ObservationIgnored private weak var flow: (any LibraryFlowing)?
  @ObservationIgnored private var books: [Book]?
  @ObservationIgnored private var search = CatalogueSearch()
  @ObservationIgnored private var fetch: FetchToken?

  /// Stands for one fetch: only the newest is kept.
  private final class FetchToken {}

  init(catalogue: any CatalogueService, log: any EventLog, flow: any LibraryFlowing) {
    self.catalogue = catalogue
    self.log = log
    self.flow = flow
  }

  func begin() { log.record("library_opened") }

  func reload() {
    let token = FetchToken()
    fetch = token
    isLoading = true
    message = nil
    catalogue.fetchBooks { [weak self] result in
      guard let self, fetch === token else { return }
      isLoading = false
      switch result {
      case .success(let books):
        self.books = books
        update()
      case .failure: message = "The catalogue could not be loaded."
      }
    }
  }

  func find(_ text: String) {
    search.text = text
    update()
  }

  func select(_ index: Int) { flow?.open(.book(rows[index].id)) }

  func selectLoans() { flow?.open(.loans) }

  private func update() {
    guard let books else { return }
    rows = search.results(in: books).map { CatalogueRow($0) }
    message = rows.isEmpty ? "Nothing found." : nil
  }
}
