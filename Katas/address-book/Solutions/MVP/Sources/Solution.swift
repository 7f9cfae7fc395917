import AddressBookContract
import UIKit

enum Solution: AddressBookMVP {
  static var presenter: AnyClass { AddressBookPresenter.self }
  static var router: AnyClass { AddressBookRouter.self }

  static func makeScreen(services: AddressServices) -> UIViewController {
    AddressBookBuilder(services: services).makeScreen()
  }
}
