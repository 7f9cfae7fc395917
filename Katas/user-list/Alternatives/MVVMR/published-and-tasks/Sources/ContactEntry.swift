import Foundation
import UserListContract

/// The kinds of rows that a user has, in their order.
enum ContactEntry: Int, CaseIterable {
  case phone, email, website

  var title: String { ["Phone", "E-mail", "Website"][rawValue] }

  func value(in details: UserDetails) -> String? {
    [details.phone, details.email, details.website][rawValue]
  }

  func address(of value: String) -> URL? {
    switch self {
    case .phone: URL(string: "tel:" + value.filter { "+0123456789".contains($0) })
    case .email: URL(string: "mailto:" + value)
    case .website: URL(string: "https://" + value)
    }
  }
}
