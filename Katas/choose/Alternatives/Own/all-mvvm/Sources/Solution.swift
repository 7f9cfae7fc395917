import LibraryContract
import UIKit

enum Solution: LibraryChoice {
  static var catalogue: AnyClass { CatalogueViewModel.self }
  static var book: AnyClass { BookViewModel.self }
  static var loans: AnyClass { LoansViewModel.self }
  static var navigation: AnyClass? { LibraryFlow.self }

  static func makeScreen(services: LibraryServices) -> UIViewController {
    LibraryFlow(services: services).start()
  }

  static func tryBook(
    id: Int, services: LibraryServices, report: @escaping (BookTexts) -> Void
  ) -> any BookTrial {
    BookTrialObserver(model: BookViewModel(id: id, services: services), report: report)
  }
}
