/// What the presenter tells the catalogue's view.
protocol CatalogueViewing: AnyObject {
  func show(_ rows: [CatalogueRow], message: String?)
  func show(isLoading: Bool, message: String?)
}

/// Receives the events of the catalogue's view, and tells it what to show.
final class CataloguePresenter {
  weak var view: (any CatalogueViewing)?
  private let interactor: any CatalogueInteracting
  private let router: any CatalogueRouting

  init(interactor: any CatalogueInteracting, router: any CatalogueRouting) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() { interactor.begin() }

  func viewWillAppear() { fetch() }

  func didTapRefresh() { fetch() }

  func didTapLoans() { router.routeToLoans() }

  func didChoose(id: Int) { router.routeToBook(id: id) }

  func didType(_ text: String) { interactor.search(text) }

  private func fetch() {
    view?.show(isLoading: true, message: nil)
    interactor.fetch()
  }
}

extension CataloguePresenter: CatalogueInteractorOutput {
  func didFetch() { view?.show(isLoading: false, message: nil) }

  func didFind(_ books: [CatalogueFact]) {
    let rows = books.map { book in
      let state = book.copies > 0 ? "\(book.copies) available" : "on loan"
      return CatalogueRow(id: book.id, title: book.title, detail: "\(book.author) · \(state)")
    }
    view?.show(rows, message: rows.isEmpty ? "Nothing found." : nil)
  }

  func didFailToFetch() {
    view?.show(isLoading: false, message: "The catalogue could not be loaded.")
  }
}
