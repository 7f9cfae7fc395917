import Foundation
import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// Everything around one header: its services, and the made-up users in them.
@MainActor struct HeaderWorld {
  let values: SeededValues
  let userID: Int
  let server = ServerFake()
  let store = StoreFake()
  let log = LogSpy()

  init(for test: XCTestCase) {
    self.init(values: test.seededValues())
  }

  /// - Parameter userID: The number of the account; one with leading zeros unless it is given.
  init(values: SeededValues, userID: Int? = nil) {
    self.values = values
    self.userID = userID ?? values.number(in: 1...999)
  }

  var services: HeaderServices { HeaderServices(http: server, store: store, log: log) }

  var key: String { "profile.\(userID)" }
  var load: String { "GET /users/\(userID)" }
  var follow: String { "PUT /users/\(userID)/follow" }
  var unfollow: String { "DELETE /users/\(userID)/follow" }

  /// The request that gives the user a name.
  func rename(to name: String) -> String { "PUT /users/\(userID)/name name=\(name)" }

  /// The user, with a name of two words, and as a stranger whom nobody follows yet.
  ///
  /// What only some users have is left to the cases about it, so that a case fails for every seed or for none.
  func user() -> User {
    let joined = Joined(
      year: values.number(in: 2011...2025), month: values.number(in: 1...12),
      day: values.number(in: 1...28))
    return User(
      id: userID, name: "\(values.name()) \(values.name())", joined: joined.date,
      followers: values.number(in: 10...900), following: values.number(in: 10...999),
      posts: values.number(in: 10...99), isFollowed: false, isOwn: false, isVerified: false)
  }

  /// The user, as whoever uses the app.
  func ownUser() -> User {
    var user = user()
    user.isOwn = true
    return user
  }

  /// The same user after a change of following.
  func toggled(_ user: User) -> User {
    var user = user
    user.isFollowed.toggle()
    user.followers += user.isFollowed ? 1 : -1
    return user
  }

  /// The names of those who have none.
  func blanks() -> [String?] { values.shuffled([nil, "", "   "]) }

  /// What the server sends for `user`.
  func answer(for user: User) -> Data {
    var members = [
      "\"id\": \(user.id)", "\"joined\": \"\(Joined(user.joined).text)\"",
      "\"followers\": \(user.followers)", "\"following\": \(user.following)",
      "\"posts\": \(user.posts)", "\"followed\": \(user.isFollowed)", "\"own\": \(user.isOwn)",
      "\"verified\": \(user.isVerified)",
    ]
    if let name = user.name { members.append("\"name\": \"\(name)\"") }
    return Data("{\(values.shuffled(members).joined(separator: ", "))}".utf8)
  }

  /// Texts that are no user.
  func nonsense() -> [Data] {
    let text = String(decoding: answer(for: user()), as: UTF8.self)
    let incomplete = ["followers", "joined", "own"].map {
      text.replacing("\"\($0)\"", with: "\"x\"")
    }
    return values.shuffled(["", "[]", "<html>\(values.word())</html>"] + incomplete)
      .map { Data($0.utf8) }
  }
}
