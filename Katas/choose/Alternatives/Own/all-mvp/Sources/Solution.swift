import LibraryContract
import UIKit

enum Solution: LibraryChoice {
  static var catalogue: AnyClass { CataloguePresenter.self }
  static var book: AnyClass { BookPresenter.self }
  static var loans: AnyClass { LoansPresenter.self }
  static var navigation: AnyClass? { LibraryRouter.self }

  static func makeScreen(services: LibraryServices) -> UIViewController {
    LibraryAssembly(services: services).catalogue()
  }

  static func tryBook(
    id: Int, services: LibraryServices, report: @escaping (BookTexts) -> Void
  ) -> any BookTrial {
    TrialView(presenter: LibraryAssembly(services: services).bookPresenter(id: id), report: report)
  }
}
