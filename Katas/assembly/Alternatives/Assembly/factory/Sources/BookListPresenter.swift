import AssemblyContract

final class Shelf: ShelfPresenter {
  private let books: () -> [Book]
  private let router: any ShelfRouter
  private weak var view: (any ShelfView)?

  init(books: @escaping () -> [Book], router: any ShelfRouter, view: any ShelfView) {
    self.books = books
    self.router = router
    self.view = view
  }

  func viewIsReady() { view?.show(books().map(\.title)) }

  func didChoose(_ index: Int) {
    let books = books()
    guard books.indices.contains(index) else { return }
    router.showBook(books[index])
  }
}
