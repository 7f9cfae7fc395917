import AssemblyContract
import UIKit

enum Solution: ShelfAssembly {
  static func makeScreen(library: any Library) -> UIViewController {
    .shelf(of: library)
  }

  static func makePresenter(
    view: any ShelfView, library: any Library, router: any ShelfRouter
  ) -> any ShelfPresenter {
    Shelf(books: library.books, router: router, view: view)
  }
}
