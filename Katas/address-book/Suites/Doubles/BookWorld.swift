import AddressBookContract
import Foundation
@_spi(Driving) import UIKit
import XCTest

/// Everything around one address book: its services, and the made-up addresses in them.
@MainActor struct BookWorld {
  let values: SeededValues
  let server = ServerFake()
  let cache = CacheFake()
  let clock = ClockFake()
  let log = LogSpy()
  /// Those that the server knows.
  var provinces: [Province]

  init(for test: XCTestCase) {
    self.init(values: test.seededValues())
  }

  init(values: SeededValues, provinces: [Province]? = nil) {
    self.values = values
    self.provinces =
      provinces ?? ["ZJ", "SC", "GD"].map { Province(code: $0, name: values.name()) }
  }

  var services: AddressServices {
    AddressServices(session: server, cache: cache, clock: clock, log: log)
  }

  /// An address with a phone number long enough to be masked.
  func address(isDefault: Bool = false) -> Address {
    Address(
      id: values.number(in: 1...999_999), name: "\(values.name()) \(values.name())",
      phone: "1\(values.number(in: 3_000_000_000...9_999_999_999))",
      province: values.pick(provinces).code, city: values.name(),
      street: "\(values.number(in: 1...99)) \(values.name()) Street", isDefault: isDefault)
  }

  /// A default address and two others, in the server's order.
  func addresses() -> [Address] {
    values.shuffled([address(isDefault: true), address(), address()])
  }

  func name(of code: String) -> String {
    provinces.first { $0.code == code }?.name ?? code
  }

  /// What the list should read: the default address, then the others in the server's order.
  func list(_ addresses: [Address]) -> [String] {
    let (first, others) = (addresses.filter(\.isDefault), addresses.filter { !$0.isDefault })
    return (first.isEmpty ? [] : [Wording.defaultHeader]) + first.map(row)
      + (others.isEmpty ? [] : [Wording.otherHeader]) + others.map(row)
  }

  func row(_ address: Address) -> String { Wording.row(address, name(of: address.province)) }

  // MARK: - What the server sends

  func answer(_ addresses: [Address]) -> ServerFake.Answer { .data(Self.data(addresses)) }

  func provincesAnswer() -> ServerFake.Answer { .data(provincesData) }

  /// Keeps the provinces, as after an earlier visit.
  func rememberProvinces() {
    cache.entries["provinces"] = CacheEntry(data: provincesData, savedAt: clock.now)
  }

  /// Keeps addresses that were fetched some minutes ago.
  func remember(_ addresses: [Address], minutesAgo: Double) {
    cache.entries["addresses"] = CacheEntry(
      data: Self.data(addresses), savedAt: clock.now - minutesAgo * 60)
  }

  private var provincesData: Data {
    Data(
      "[\(provinces.map { #"{"code": "\#($0.code)", "name": "\#($0.name)"}"# }.joined(separator: ", "))]"
        .utf8)
  }

  static func data(_ addresses: [Address]) -> Data {
    let items = addresses.map { address in
      """
      {"id": \(address.id), "name": "\(address.name)", "phone": "\(address.phone)", \
      "province": "\(address.province)", "city": "\(address.city)", \
      "street": "\(address.street)"\(address.isDefault ? #", "default": true"# : "")}
      """
    }
    return Data("[\(items.joined(separator: ", "))]".utf8)
  }
}
