import AddressBookContract
import UIKit

/// Makes the parts of the address book and connects them.
struct AddressBookBuilder {
  let services: AddressServices

  func makeScreen() -> UIViewController {
    let screen = AddressBookViewController()
    let router = AddressBookRouter()
    let book = AddressBook(services: services)
    let presenter = AddressBookPresenter(view: WeakView(screen), router: router, book: book)
    router.screen = screen
    book.observer = presenter
    screen.presenter = presenter
    return screen
  }
}
