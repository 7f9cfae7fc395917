import LibraryContract
import UIKit

enum Solution: LibraryChoice {
  static var catalogue: AnyClass { CatalogueViewController.self }
  static var book: AnyClass { BookViewModel.self }
  static var loans: AnyClass { LoansPresenter.self }
  static var navigation: AnyClass? { LibraryCoordinator.self }

  static func makeScreen(services: LibraryServices) -> UIViewController {
    LibraryCoordinator(services: services).makeCatalogue()
  }

  static func tryBook(
    id: Int, services: LibraryServices, report: @escaping (BookTexts) -> Void
  ) -> any BookTrial {
    let viewModel = LibraryCoordinator(services: services).makeBookViewModel(id: id)
    return BookProbe(viewModel: viewModel, report: report)
  }
}
