import LibraryContract
import UIKit

/// Makes the loans' module.
struct LoansModule {
  let services: LibraryServices

  func makeScreen() -> UIViewController {
    let interactor = LoansInteractor(services: services)
    let presenter = LoansPresenter(interactor: interactor)
    let view = LoansViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
