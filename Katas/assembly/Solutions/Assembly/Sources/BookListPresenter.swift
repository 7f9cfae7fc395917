import AssemblyContract

final class BookListPresenter: ShelfPresenter {
  private weak var view: (any ShelfView)?
  private let library: any Library
  private let router: any ShelfRouter

  init(view: any ShelfView, library: any Library, router: any ShelfRouter) {
    self.view = view
    self.library = library
    self.router = router
  }

  func viewIsReady() {
    view?.show(library.books().map(\.title))
  }

  func didChoose(_ index: Int) {
    router.showBook(library.books()[index])
  }
}
