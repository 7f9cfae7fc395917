import AddressBookContract

/// How the screen words things, as the brief has it.
enum Wording {
  static func row(_ address: Address, _ province: String) -> String {
    "\(title(address)), \(place(address, province))"
  }

  static func title(_ address: Address) -> String {
    "\(address.name) · \(phone(address.phone))"
  }

  static func phone(_ phone: String) -> String {
    phone.count < 8 ? phone : "\(phone.prefix(3))****\(phone.suffix(4))"
  }

  static func place(_ address: Address, _ province: String) -> String {
    "\(address.street), \(address.city), \(province)"
  }

  static func age(minutes: Int, isOffline: Bool = false) -> String {
    let age =
      switch minutes {
      case 0: "just now"
      case 1: "1 minute ago"
      default: "\(minutes) minutes ago"
      }
    return (isOffline ? "Offline. " : "") + "Updated \(age)"
  }

  /// What the JSON of an address or a form says, with the members in the order of their names.
  static func json(_ members: [String: String]) -> String {
    members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  static func form(_ address: Address) -> String {
    json([
      "name": address.name, "phone": address.phone, "province": address.province,
      "city": address.city, "street": address.street,
    ])
  }

  static let defaultHeader = "[Default]"
  static let otherHeader = "[Other addresses]"
  static let failure = "That did not work"
  static let connection = "Please check your connection and try again."
  static let data = "The answer could not be understood."
  static let none = "No addresses yet. Tap + to write the first."

  static func refused(_ status: Int) -> String { "The server refused (\(status))." }
}
