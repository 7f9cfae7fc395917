import LibraryContract
import UIKit

/// Makes the catalogue's module.
struct CatalogueModule {
  let services: LibraryServices

  func makeScreen() -> UIViewController {
    let router = CatalogueRouter(services: services)
    let interactor = CatalogueInteractor(catalogue: services.catalogue, log: services.log)
    let presenter = CataloguePresenter(interactor: interactor, router: router)
    let view = CatalogueViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return view
  }
}
