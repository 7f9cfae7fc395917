import AddressBookContract
import Foundation

/// The provinces, which never change.
final class ProvinceManager {
  weak var delegate: (any ProvinceManagerDelegate)?
  private(set) var provinces: [Province] = []
  private let client: ModelClient

  init(services: AddressServices) {
    client = ModelClient(services: services, lifetime: .infinity)
  }

  func fetchAll(_ cachePolicy: CachePolicy) {
    let request = ModelRequest(
      identifier: RequestIdentifier(), path: "/provinces", cacheKey: "provinces",
      cachePolicy: cachePolicy)
    client.fetch(request) { [weak self] data in
      guard let self, let list = AddressJSON().provinces(from: data) else { return false }
      provinces = list
      return true
    } completion: { [weak self] _ in
      self?.delegate?.provincesDidArrive()
    }
  }

  func name(of code: String) -> String {
    provinces.first { $0.code == code }?.name ?? code
  }
}
