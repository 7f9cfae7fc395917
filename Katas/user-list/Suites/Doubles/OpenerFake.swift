import Foundation
@_spi(Driving) import UIKit
import UserListContract

/// Other apps, which take every address or none.
@MainActor final class OpenerFake: AddressOpener {
  var takesAddresses = true
  private(set) var addresses: [String] = []

  func open(_ address: URL, completion: @escaping (Bool) -> Void) {
    EffectLog.report(.navigation, "open \(address.absoluteString)")
    addresses.append(address.absoluteString)
    completion(takesAddresses)
  }
}
