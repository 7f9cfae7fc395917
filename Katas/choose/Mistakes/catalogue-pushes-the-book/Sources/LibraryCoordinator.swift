import LibraryContract
import UIKit

/// Makes the three screens.
///
/// The catalogue's exits hold it.
final class LibraryCoordinator {
  private let services: LibraryServices

  init(services: LibraryServices) {
    self.services = services
  }

  func makeCatalogue() -> UIViewController {
    CatalogueViewController(
      catalogue: services.catalogue, log: services.log,
      exits: CatalogueExits(
        makeBook: { id in self.makeBook(id: id) }, makeLoans: { self.makeLoans() }))
  }

  func makeBookViewModel(id: Int) -> BookViewModel {
    let desk = BookDesk(
      id: id, catalogue: services.catalogue, account: services.member, log: services.log)
    return BookViewModel(desk: desk, clock: services.clock)
  }

  private func makeBook(id: Int) -> UIViewController {
    BookViewController(viewModel: makeBookViewModel(id: id))
  }

  private func makeLoans() -> UIViewController {
    let presenter = LoansPresenter(
      account: services.member, clock: services.clock, log: services.log)
    let screen = LoansViewController(presenter: presenter)
    presenter.view = screen
    return screen
  }
}
