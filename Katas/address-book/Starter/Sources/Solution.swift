import AddressBookContract
import UIKit

enum Solution: AddressBookScreen {
  static func makeScreen(services: AddressServices) -> UIViewController {
    AppEnvironment.shared.services = services
    return AddressBookViewController()
  }
}
