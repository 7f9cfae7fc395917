import LibraryContract
import UIKit

/// Makes the screens and connects their parts.
struct LibraryAssembly {
  let services: LibraryServices

  func catalogue() -> UIViewController {
    let router = LibraryRouter(assembly: self)
    let presenter = CataloguePresenter(
      catalogue: services.catalogue, log: services.log, router: router)
    let view = CatalogueViewController(presenter: presenter)
    presenter.view = view
    router.root = view
    return view
  }

  func bookPresenter(id: Int) -> BookPresenter { BookPresenter(id: id, services: services) }

  func book(id: Int) -> UIViewController {
    let presenter = bookPresenter(id: id)
    let view = BookViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  func loans() -> UIViewController {
    let presenter = LoansPresenter(
      account: services.member, clock: services.clock, log: services.log)
    let view = LoansViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
