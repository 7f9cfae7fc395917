import AddressBookContract

/// The provinces, which never change.
final class ProvinceManager: ModelManager<Province> {
  init(services: AddressServices) {
    super.init(services: services, lifetime: .infinity) { AddressJSON().provinces(from: $0) }
  }

  var provinces: [Province] { models }

  func fetchAll(_ cachePolicy: CachePolicy) {
    fetch(
      ModelRequest(
        identifier: RequestIdentifier(), path: "/provinces", cacheKey: "provinces",
        cachePolicy: cachePolicy))
  }

  func name(of code: String) -> String {
    provinces.first { $0.code == code }?.name ?? code
  }
}
