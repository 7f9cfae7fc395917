import LibraryContract
import UIKit

/// Leads from the catalogue to the other screens.
final class CatalogueRouter {
  private let services: LibraryServices
  weak var screen: UIViewController?

  init(services: LibraryServices) {
    self.services = services
  }

  func openBook(id: Int) { push(BookModule(services: services).makeScreen(id: id)) }

  func openLoans() {
    push(
      LoansViewController(
        account: services.member, clock: services.clock, log: services.log))
  }

  private func push(_ next: UIViewController) {
    screen?.navigationController?.pushViewController(next, animated: true)
  }
}
