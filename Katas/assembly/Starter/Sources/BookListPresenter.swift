import AssemblyContract

final class BookListPresenter {
  private weak var view: ShelfViewController?
  private let library: any Library

  init(view: ShelfViewController, library: any Library) {
    self.view = view
    self.library = library
  }

  func viewIsReady() {
    view?.show(library.books().map(\.title))
  }

  func didChoose(_ index: Int) {
    view?.open(library.books()[index])
  }
}
