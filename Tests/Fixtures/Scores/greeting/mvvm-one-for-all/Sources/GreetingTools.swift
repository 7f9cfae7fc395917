import Foundation
import GreetingContract

enum GreetingTools {
  static func fullName(_ person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func greeting(_ person: Person, nickname: String?, isFormal: Bool) -> String {
    if isFormal {
      let words = [person.salutation, fullName(person)].filter { !$0.isEmpty }
      return "Good day, \(words.joined(separator: " "))."
    }
    return "Hello, \(nickname ?? fullName(person))!"
  }

  static func trimmed(_ text: String) -> String? {
    let clean = text.trimmingCharacters(in: .whitespaces)
    return clean.isEmpty ? nil : clean
  }

  static func loadPerson(_ done: @escaping (Person?, String) -> Void) {
    Session.shared.services?.http.get("/person") { result in
      guard case .success(let data) = result else { return done(nil, "connection") }
      guard
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let id = json["id"] as? Int, let first = json["first_name"] as? String,
        let last = json["last_name"] as? String, !(first + last).isEmpty
      else { return done(nil, "data") }
      done(
        Person(
          id: id, salutation: json["salutation"] as? String ?? "", firstName: first,
          lastName: last), "")
    }
  }

  static func track(_ event: String, _ details: [String: String] = [:]) {
    Session.shared.services?.log.record(event, details: details)
  }
}
