import AddressBookContract
import UIKit

enum Solution: AddressBookManagers {
  static var base: AnyClass { ModelManager.self }
  static var addressManager: AnyClass { AddressManager.self }
  static var provinceManager: AnyClass { ProvinceManager.self }

  static func makeScreen(services: AddressServices) -> UIViewController {
    AddressBookViewController(
      addressManager: AddressManager(services: services),
      provinceManager: ProvinceManager(services: services), cache: services.cache,
      clock: services.clock)
  }
}
