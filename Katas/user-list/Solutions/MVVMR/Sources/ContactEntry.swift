import Foundation
import UserListContract

/// One way in which somebody can be reached.
enum ContactEntry {
  case phone(String), email(String), website(String)

  /// What is known, in the order in which it is shown.
  static func all(of details: UserDetails) -> [ContactEntry] {
    [
      details.phone.map(ContactEntry.phone), details.email.map(ContactEntry.email),
      details.website.map(ContactEntry.website),
    ].compactMap(\.self)
  }

  var row: RowConfiguration {
    switch self {
    case .phone(let number): RowConfiguration(title: "Phone", detail: number)
    case .email(let address): RowConfiguration(title: "E-mail", detail: address)
    case .website(let path): RowConfiguration(title: "Website", detail: path)
    }
  }

  /// Nil for what makes no address.
  var address: URL? {
    switch self {
    case .phone(let number): URL(string: "tel:\(number.filter { $0.isNumber || $0 == "+" })")
    case .email(let address): URL(string: "mailto:\(address)")
    case .website(let path): URL(string: "https://\(path)")
    }
  }
}
