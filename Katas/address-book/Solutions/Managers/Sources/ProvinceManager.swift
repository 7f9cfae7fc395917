import AddressBookContract
import Foundation

/// The provinces, which never change: fetched once and kept on the device.
final class ProvinceManager: ModelManager {
  private(set) var provinces: [Province] = []

  func fetchAll(_ cachePolicy: CachePolicy) {
    fetch(
      ModelRequest(
        identifier: RequestIdentifier(), path: "/provinces", cacheKey: "provinces",
        cachePolicy: cachePolicy))
  }

  func name(of code: String) -> String {
    provinces.first { $0.code == code }?.name ?? code
  }

  override func take(_ data: Data) -> Bool {
    guard let list = AddressJSON().provinces(from: data) else { return false }
    provinces = list
    return true
  }
}
