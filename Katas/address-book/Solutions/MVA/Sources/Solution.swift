import AddressBookContract
import UIKit

enum Solution: AddressBookMVA {
  static var adapter: AnyClass { AddressBookAdapter.self }
  static var model: AnyClass { AddressBook.self }

  static func makeScreen(services: AddressServices) -> UIViewController {
    AddressBookBuilder(services: services).makeScreen()
  }
}
