import LibraryContract
import UIKit

/// Makes the three screens, and moves from one to the next.
///
/// The catalogue's exits hold it.
final class LibraryCoordinator {
  private let services: LibraryServices
  private weak var catalogue: CatalogueViewController?

  init(services: LibraryServices) {
    self.services = services
  }

  func makeCatalogue() -> UIViewController {
    let screen = CatalogueViewController(
      catalogue: services.catalogue, log: services.log,
      exits: CatalogueExits(
        showBook: { id in self.push(self.makeBook(id: id)) },
        showLoans: { self.push(self.makeLoans()) }))
    catalogue = screen
    return screen
  }

  func makeBookViewModel(id: Int) -> BookViewModel {
    let desk = BookDesk(
      id: id, catalogue: services.catalogue, account: services.member, log: services.log)
    return BookViewModel(desk: desk, clock: services.clock)
  }

  private func makeBook(id: Int) -> UIViewController {
    BookViewController(viewModel: makeBookViewModel(id: id), catalogue: catalogue)
  }

  private func makeLoans() -> UIViewController {
    let presenter = LoansPresenter(
      account: services.member, clock: services.clock, log: services.log)
    let screen = LoansViewController(presenter: presenter)
    presenter.view = screen
    return screen
  }

  private func push(_ screen: UIViewController) {
    catalogue?.navigationController?.pushViewController(screen, animated: true)
  }
}
