import AddressBookContract
import UIKit

/// Makes the parts of the address book and connects them.
struct AddressBookBuilder {
  let services: AddressServices

  func makeScreen() -> UIViewController {
    let router = AddressBookRouter()
    let adapter = AddressBookAdapter(router: router, book: AddressBook(services: services))
    let screen = AddressBookViewController(adapter: adapter)
    router.screen = screen
    return screen
  }
}
