import LibraryContract
import UIKit

enum Solution: LibraryChoice {
  static var catalogue: AnyClass { CatalogueViewController.self }
  static var book: AnyClass { BookPresenter.self }
  static var loans: AnyClass { LoansViewController.self }
  static var navigation: AnyClass? { CatalogueRouter.self }

  static func makeScreen(services: LibraryServices) -> UIViewController {
    let router = CatalogueRouter(services: services)
    let screen = CatalogueViewController(
      catalogue: services.catalogue, log: services.log, router: router)
    router.screen = screen
    return screen
  }

  static func tryBook(
    id: Int, services: LibraryServices, report: @escaping (BookTexts) -> Void
  ) -> any BookTrial {
    TrialView(presenter: BookModule(services: services).makePresenter(id: id), report: report)
  }
}
