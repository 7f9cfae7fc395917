import AddressBookContract
import UIKit

enum Solution: AddressBookMVVM {
  static var viewModel: AnyClass { AddressBookViewModel.self }
  static var router: AnyClass { AddressBookRouter.self }

  static func makeScreen(services: AddressServices) -> UIViewController {
    AddressBookBuilder(services: services).makeScreen()
  }
}
