import AssemblyContract
import UIKit

enum Solution: ShelfAssembly {
  static func makeScreen(library: any Library) -> UIViewController {
    ShelfBuilder(library: library).makeScreen()
  }

  static func makePresenter(
    view: any ShelfView, library: any Library, router: any ShelfRouter
  ) -> any ShelfPresenter {
    BookListPresenter(view: view, library: library, router: router)
  }
}
