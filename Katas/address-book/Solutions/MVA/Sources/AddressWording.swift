import AddressBookContract
import Foundation

/// How the address book words things.
struct AddressWording {
  let noAddresses = "No addresses yet. Tap + to write the first."
  let noProvince = "Choose a province"

  func row(_ address: Address, province: String) -> AddressRow {
    AddressRow(
      title: "\(address.name) · \(masked(address.phone))", detail: place(address, province))
  }

  func choice(for address: Address, province: String) -> AddressChoice {
    AddressChoice(
      title: address.name, message: place(address, province),
      actions: address.isDefault ? [.change, .delete] : [.change, .makeDefault, .delete])
  }

  func deletion(of address: Address, province: String) -> String {
    "\(address.name), \(place(address, province))"
  }

  func header(isDefault: Bool) -> String {
    isDefault ? "Default" : "Other addresses"
  }

  func status(age: TimeInterval?, isOffline: Bool) -> String {
    guard let age else { return "" }
    return (isOffline ? "Offline. " : "") + "Updated \(text(minutes: Int(age / 60)))"
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

  private func place(_ address: Address, _ province: String) -> String {
    "\(address.street), \(address.city), \(province)"
  }

  private func masked(_ phone: String) -> String {
    phone.count < 8 ? phone : "\(phone.prefix(3))****\(phone.suffix(4))"
  }

  private func text(minutes: Int) -> String {
    switch minutes {
    case 0: "just now"
    case 1: "1 minute ago"
    default: "\(minutes) minutes ago"
    }
  }
}
