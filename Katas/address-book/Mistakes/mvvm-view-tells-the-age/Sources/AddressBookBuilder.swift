import AddressBookContract
import UIKit

/// Makes the parts of the address book and connects them.
struct AddressBookBuilder {
  let services: AddressServices

  func makeScreen() -> UIViewController {
    let router = AddressBookRouter()
    let viewModel = AddressBookViewModel(router: router, book: AddressBook(services: services))
    let screen = AddressBookViewController(viewModel: viewModel, clock: services.clock)
    router.screen = screen
    return screen
  }
}
