import AddressBookContract
import Foundation

/// The provinces, which never change: fetched once and kept on the device.
final class ProvinceManager: ModelManager {
  private(set) var provinces: [Province] = []
  private let services: AddressServices
  private var isFetching = false

  override init(services: AddressServices) {
    self.services = services
    super.init(services: services)
  }

  func fetchAll(_ cachePolicy: CachePolicy) {
    if let entry = services.cache.entry(forKey: "provinces"), take(entry.data) {
      delegate?.managerDidUpdate(self)
    }
    guard provinces.isEmpty, !isFetching else { return }
    isFetching = true
    services.session.dataTask(with: HTTPRequest(path: "/provinces")) {
      [weak self] data, status, error in
      guard let self else { return }
      isFetching = false
      guard error == nil, (200..<300).contains(status), let data, take(data) else { return }
      services.cache.save(
        CacheEntry(data: data, savedAt: services.clock.now), forKey: "provinces")
      delegate?.managerDidUpdate(self)
    }.resume()
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
