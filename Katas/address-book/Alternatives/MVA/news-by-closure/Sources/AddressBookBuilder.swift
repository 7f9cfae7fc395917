import AddressBookContract
import UIKit

/// Makes the parts of the address book and connects each end to the adapter.
struct AddressBookBuilder {
  let services: AddressServices

  func makeScreen() -> UIViewController {
    let screen = AddressBookViewController()
    let router = AddressBookRouter()
    let book = AddressBook(services: services)
    let adapter = AddressBookAdapter(view: screen, router: router, model: book)
    router.screen = screen
    screen.adapter = adapter
    return screen
  }
}
