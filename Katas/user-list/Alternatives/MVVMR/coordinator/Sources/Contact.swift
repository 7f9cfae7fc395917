import Foundation
import UserListContract

/// A way to reach somebody: its row, and what a tap on it does.
struct Contact {
  enum Action {
    case call(String), write, browse
  }

  let row: RowConfiguration
  let address: URL
  let action: Action

  static func list(_ details: UserDetails) -> [Contact] {
    var contacts: [Contact?] = []
    if let phone = details.phone {
      let digits = phone.filter { $0.isNumber || $0 == "+" }
      contacts.append(Contact("Phone", phone, "tel:" + digits, .call(phone)))
    }
    if let email = details.email {
      contacts.append(Contact("E-mail", email, "mailto:" + email, .write))
    }
    if let website = details.website {
      contacts.append(Contact("Website", website, "https://" + website, .browse))
    }
    return contacts.compactMap(\.self)
  }

  private init?(_ title: String, _ value: String, _ address: String, _ action: Action) {
    guard let url = URL(string: address) else { return nil }
    row = RowConfiguration(title: title, detail: value)
    self.address = url
    self.action = action
  }
}
