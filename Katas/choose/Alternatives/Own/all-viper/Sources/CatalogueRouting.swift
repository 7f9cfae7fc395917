import LibraryContract
import UIKit

/// The ways out of the catalogue.
protocol CatalogueRouting: AnyObject {
  func routeToBook(id: Int)
  func routeToLoans()
}

/// Leads from the catalogue to the other modules.
final class CatalogueRouter: CatalogueRouting {
  private let services: LibraryServices
  weak var viewController: UIViewController?

  init(services: LibraryServices) {
    self.services = services
  }

  func routeToBook(id: Int) { push(BookModule(services: services).makeScreen(id: id)) }

  func routeToLoans() { push(LoansModule(services: services).makeScreen()) }

  private func push(_ next: UIViewController) {
    viewController?.navigationController?.pushViewController(next, animated: true)
  }
}
