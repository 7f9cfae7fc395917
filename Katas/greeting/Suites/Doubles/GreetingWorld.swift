import Foundation
import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// Everything around one greeting: its services, and the made-up people in them.
@MainActor struct GreetingWorld {
  let values: SeededValues
  let server = ServerFake()
  let store = StoreFake()
  let log = LogSpy()
  let feed = FeedFake()

  init(for test: XCTestCase) {
    self.init(values: test.seededValues())
  }

  init(values: SeededValues) {
    self.values = values
  }

  var services: GreetingServices {
    GreetingServices(http: server, store: store, log: log, feed: feed)
  }

  /// Somebody new, with a salutation unless another one is given.
  ///
  /// What only some people have is left to the cases about it, so that a case fails for every seed
  /// or for none.
  func person(salutation: String? = nil) -> Person {
    Person(
      id: values.number(in: 1...9_999),
      salutation: salutation ?? values.pick(["Dr.", "Prof.", "Ms.", "Mr."]),
      firstName: values.name(), lastName: values.name())
  }

  /// Somebody with a salutation and only one of the two names.
  func personWithASingleName() -> [Person] {
    [true, false].map { isFirst in
      var person = person(salutation: values.pick(["Dr.", "Prof.", "Ms."]))
      if isFirst { person.lastName = "" } else { person.firstName = "" }
      return person
    }
  }

  /// A nickname of two words, which stay apart.
  func nickname() -> String {
    "\(values.name()) \(values.name())"
  }

  /// How often people were greeted before, once for each of the ways in which it is worded.
  func counts() -> [Int] {
    values.shuffled([0, 1, values.number(in: 2...99)])
  }

  /// The ways in which a server says that somebody has no salutation.
  enum NoSalutation: CaseIterable { case missing, null, empty }

  /// Blank nicknames, each of which is none.
  func blanks() -> [String] { values.shuffled(["", " ", "   "]) }

  /// What the server sends for `person`.
  func answer(for person: Person, without: NoSalutation = .missing) -> Data {
    var members = [
      "\"id\": \(person.id)", "\"first_name\": \"\(person.firstName)\"",
      "\"last_name\": \"\(person.lastName)\"",
    ]
    if !person.salutation.isEmpty {
      members.append("\"salutation\": \"\(person.salutation)\"")
    } else {
      switch without {
      case .missing: break
      case .null: members.append("\"salutation\": null")
      case .empty: members.append("\"salutation\": \"\"")
      }
    }
    return Data("{\(values.shuffled(members).joined(separator: ", "))}".utf8)
  }

  /// Answers the request that `role` has made, or fails the case if it makes none.
  ///
  /// `occasion` ends the sentence "The presenter should ask the server for "/person" …".
  func answer(
    _ role: Role, on member: String? = nil, _ occasion: String = "to greet somebody",
    with person: Person, without: NoSalutation = .missing
  ) throws {
    try answer(role, on: member, occasion, .success(answer(for: person, without: without)))
  }

  /// Lets the request that `role` has made fail.
  func failConnection(_ role: Role, on member: String? = nil) throws {
    try answer(role, on: member, "to greet somebody", .failure(URLError(.notConnectedToInternet)))
  }

  /// Answers the request that `role` has made with a text that is no person.
  func answer(_ role: Role, on member: String? = nil, nonsense: String) throws {
    try answer(role, on: member, "to greet somebody", .success(Data(nonsense.utf8)))
  }

  /// Texts that are no person: other things, members that are missing, and nobody.
  func nonsense() -> [String] {
    let members = [
      #""id": \#(values.number(in: 1...99))"#, #""first_name": "\#(values.name())""#,
      #""last_name": "\#(values.name())""#,
    ]
    let incomplete = members.indices.map { missing in
      "{\(members.indices.filter { $0 != missing }.map { members[$0] }.joined(separator: ", "))}"
    }
    let nameless = #"{"id": 1, "salutation": "Dr.", "first_name": "", "last_name": ""}"#
    return values.shuffled(["", "[]", "<html>\(values.word())</html>", nameless] + incomplete)
  }

  /// Answers with somebody if there is a request, and does nothing otherwise.
  func answerIfAsked() {
    MainQueue.settle()
    server.answer(.success(answer(for: person())))
    MainQueue.settle()
  }

  private func answer(
    _ role: Role, on member: String?, _ occasion: String, _ result: Result<Data, any Error>
  ) throws {
    try role.should(
      "ask the server for \"/person\" \(occasion)", on: member,
      actual: "\(server.question), and the rest could not be tried"
    ) { server.path == "/person" }
    server.answer(result)
    MainQueue.settle()
  }
}
