import Foundation
import GreetingContract

/// The server's answer to `/person`.
nonisolated struct PersonResponse: Decodable {
  let id: Int
  let salutation: String?
  let firstName: String
  let lastName: String

  var person: Person {
    Person(id: id, salutation: salutation ?? "", firstName: firstName, lastName: lastName)
  }

  static func person(from data: Data) throws -> Person {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let person = try decoder.decode(PersonResponse.self, from: data).person
    guard !(person.firstName.isEmpty && person.lastName.isEmpty) else {
      throw GreetingFailure.data
    }
    return person
  }
}
