/// How the address book words things.
struct AddressWording {
  let noAddresses = "No addresses yet. Tap + to write the first."
  let noProvince = "Choose a province"

  func row(_ address: AddressFact) -> AddressRow {
    AddressRow(
      title: "\(address.name) · \(masked(address.phone))", detail: place(address))
  }

  func choice(for address: AddressFact) -> AddressChoice {
    AddressChoice(
      title: address.name, message: place(address),
      actions: address.isDefault ? [.change, .delete] : [.change, .makeDefault, .delete])
  }

  func deletion(of address: AddressFact) -> String {
    "\(address.name), \(place(address))"
  }

  func header(isDefault: Bool) -> String {
    isDefault ? "Default" : "Other addresses"
  }

  func failure(_ failure: AddressFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .server(let status): "The server refused (\(status))."
    case .data: "The answer could not be understood."
    }
  }

  func problem(_ problem: AddressDraft.Problem) -> String {
    switch problem {
    case .name: "Please enter a name."
    case .phone: "Please enter a phone number of at least 7 digits."
    case .province: "Please choose a province."
    case .city: "Please enter a city."
    case .street: "Please enter a street."
    }
  }

  func formTitle(isNew: Bool) -> String {
    isNew ? "New address" : "Change address"
  }

  private func place(_ address: AddressFact) -> String {
    "\(address.street), \(address.city), \(address.province.name)"
  }

  private func masked(_ phone: String) -> String {
    phone.count < 8 ? phone : "\(phone.prefix(3))****\(phone.suffix(4))"
  }
}
