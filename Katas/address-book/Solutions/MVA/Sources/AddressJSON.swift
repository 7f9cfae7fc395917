import AddressBookContract
import Foundation

/// Addresses and provinces as the server writes them.
struct AddressJSON {
  /// The addresses in an answer, nil where one of them lacks something.
  func addresses(from data: Data) -> [Address]? {
    (try? JSONDecoder().decode([AddressItem].self, from: data))?.map(\.address)
  }

  /// The provinces in an answer, nil where there are none.
  func provinces(from data: Data) -> [Province]? {
    let items = try? JSONDecoder().decode([ProvinceItem].self, from: data)
    guard let items, !items.isEmpty else { return nil }
    return items.map { Province(code: $0.code, name: $0.name) }
  }

  /// What is sent of a draft.
  func body(of draft: AddressDraft) -> Data? {
    try? JSONEncoder().encode([
      "name": draft.name, "phone": draft.phone, "province": draft.province ?? "",
      "city": draft.city, "street": draft.street,
    ])
  }
}

private struct AddressItem: Decodable {
  var id: Int
  var name: String
  var phone: String
  var province: String
  var city: String
  var street: String
  var `default`: Bool?

  var address: Address {
    Address(
      id: id, name: name, phone: phone, province: province, city: city, street: street,
      isDefault: `default` ?? false)
  }
}

private struct ProvinceItem: Decodable {
  var code: String
  var name: String
}
