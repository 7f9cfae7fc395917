import AddressBookContract
import Foundation

/// What is written into the form.
struct AddressDraft {
  /// Nil for a new address.
  var id: Int?
  var name = ""
  var phone = ""
  /// The code of the province, nil until one is chosen.
  var province: String?
  var city = ""
  var street = ""

  init() {}

  init(_ address: Address) {
    id = address.id
    name = address.name
    phone = address.phone
    province = address.province
    city = address.city
    street = address.street
  }

  /// Takes over what was typed, without the spaces around it.
  mutating func take(_ entry: AddressEntry) {
    name = entry.name.trimmingCharacters(in: .whitespaces)
    phone = entry.phone.trimmingCharacters(in: .whitespaces)
    city = entry.city.trimmingCharacters(in: .whitespaces)
    street = entry.street.trimmingCharacters(in: .whitespaces)
  }

  /// What keeps it from being saved, nil when nothing does.
  var problem: Problem? {
    if name.isEmpty { return .name }
    if phone.count < 7 { return .phone }
    if province == nil { return .province }
    if city.isEmpty { return .city }
    return street.isEmpty ? .street : nil
  }

  /// What is missing.
  enum Problem {
    case name, phone, province, city, street
  }
}
