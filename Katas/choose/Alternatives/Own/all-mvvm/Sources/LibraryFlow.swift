import LibraryContract
import UIKit

/// Where one can go in the app.
enum Destination {
  case book(Int)
  case loans
}

/// Opens destinations.
protocol LibraryFlowing: AnyObject {
  func open(_ destination: Destination)
}

/// Knows all screens; the catalogue's view controller holds it.
final class LibraryFlow: LibraryFlowing {
  private let services: LibraryServices
  private weak var root: UIViewController?

  init(services: LibraryServices) {
    self.services = services
  }

  func start() -> UIViewController {
    let model = CatalogueViewModel(
      catalogue: services.catalogue, log: services.log, flow: self)
    let root = CatalogueViewController(model: model, owner: self)
    self.root = root
    return root
  }

  func open(_ destination: Destination) {
    root?.navigationController?.pushViewController(screen(destination), animated: true)
  }

  private func screen(_ destination: Destination) -> UIViewController {
    switch destination {
    case .book(let id): BookViewController(model: BookViewModel(id: id, services: services))
    case .loans:
      LoansViewController(
        model: LoansViewModel(
          account: services.member, clock: services.clock, log: services.log))
    }
  }
}
