import AddressBookContract
import UIKit

enum Solution: AddressBookVIPER {
  static var interactor: AnyClass { AddressBookInteractor.self }
  static var presenter: AnyClass { AddressBookPresenter.self }
  static var router: AnyClass { AddressBookRouter.self }

  static func makeScreen(services: AddressServices) -> UIViewController {
    AddressBookModule(services: services).makeScreen()
  }
}
