import LibraryContract
import UIKit

enum Solution: LibraryChoice {
  static var catalogue: AnyClass { CataloguePresenter.self }
  static var book: AnyClass { BookPresenter.self }
  static var loans: AnyClass { LoansPresenter.self }
  static var navigation: AnyClass? { CatalogueRouter.self }

  static func makeScreen(services: LibraryServices) -> UIViewController {
    CatalogueModule(services: services).makeScreen()
  }

  static func tryBook(
    id: Int, services: LibraryServices, report: @escaping (BookTexts) -> Void
  ) -> any BookTrial {
    TrialView(presenter: BookModule(services: services).makePresenter(id: id), report: report)
  }
}
