import AddressBookContract
import UIKit

/// Makes the parts of the address book and connects them.
struct AddressBookBuilder {
  let services: AddressServices

  func makeScreen() -> UIViewController {
    let screen = AddressBookViewController()
    let router = AddressBookRouter()
    let presenter = AddressBookPresenter(view: screen, router: router, services: services)
    router.screen = screen
    screen.presenter = presenter
    return screen
  }
}
