@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// Everything around one list: its services, and the made-up users in them.
@MainActor struct UserWorld {
  let values: SeededValues
  let users = UsersFake()
  let pages = PagesFake()
  let opener = OpenerFake()
  let log = LogSpy()

  init(for test: XCTestCase) { self.init(values: test.seededValues()) }

  init(values: SeededValues) {
    self.values = values
  }

  var services: UserListServices {
    UserListServices(users: users, pages: pages, opener: opener, log: log)
  }

  func user(lastName: String? = nil, company: String? = nil) -> User {
    User(
      id: values.number(in: 1...999_999), firstName: values.name(),
      lastName: lastName ?? values.name(), company: company)
  }

  /// Users in the order in which a list shows them: two share a last name, and one has no company.
  func sortedUsers() -> [User] {
    let family = values.name()
    let users = [
      user(lastName: family, company: values.name()), user(lastName: family),
      user(company: "\(values.name()) \(values.word())"), user(company: values.name()),
    ]
    return users.sorted { ($0.lastName, $0.firstName) < ($1.lastName, $1.firstName) }
  }

  /// The same in another order.
  func mixed(_ users: [User]) -> [User] { Array(users.dropFirst(2).reversed()) + users.prefix(2) }

  func details(
    phone: Bool = true, email: Bool = true, website: Bool = true
  ) -> UserDetails {
    let number = values.number(in: 100...999)
    return UserDetails(
      phone: phone ? "+49 (30) \(number)-\(values.number(in: 10...99))" : nil,
      email: email ? "\(values.word())@\(values.word()).example" : nil,
      website: website ? "\(values.word()).example/\(values.word())" : nil)
  }

  /// What the row of a user reads.
  static func row(_ user: User) -> [String] {
    ["\(user.firstName) \(user.lastName)"] + (user.company.map { [$0] } ?? [])
  }

  static func name(_ user: User) -> String { "\(user.firstName) \(user.lastName)" }

  /// What the rows of the details read.
  static func rows(_ details: UserDetails) -> [[String]] {
    [("Phone", details.phone), ("E-mail", details.email), ("Website", details.website)]
      .compactMap { title, value in value.map { [title, $0] } }
  }
}

extension UserDetails {
  /// The address by which a phone calls.
  var callAddress: String { "tel:\((phone ?? "").filter { "+0123456789".contains($0) })" }
  var mailAddress: String { "mailto:\(email ?? "")" }
  var pageAddress: String { "https://\(website ?? "")" }
  /// The part of the website before its path.
  var host: String { String((website ?? "").prefix { $0 != "/" }) }
}
