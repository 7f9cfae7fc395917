import AddressBookContract
import UIKit

/// Makes the parts of the address book and connects them.
struct AddressBookModule {
  let services: AddressServices

  func makeScreen() -> UIViewController {
    let view = AddressBookViewController()
    let router = AddressBookRouter()
    let interactor = AddressBookInteractor(services: services)
    let presenter = AddressBookPresenter(view: view, router: router, interactor: interactor)
    router.screen = view
    interactor.output = presenter
    view.presenter = presenter
    view.interactor = interactor
    return view
  }
}
