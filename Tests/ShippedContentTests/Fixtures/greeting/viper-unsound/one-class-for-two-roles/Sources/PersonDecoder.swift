import Foundation
import GreetingContract

/// Reads a person from the server's answer.
struct PersonDecoder {
  private struct Message: Decodable {
    var id: Int
    var salutation: String?
    var firstName: String
    var lastName: String
  }

  /// Nil when the answer holds no person, or one without any name.
  func person(from data: Data) -> Person? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let message = try? decoder.decode(Message.self, from: data),
      !message.firstName.isEmpty || !message.lastName.isEmpty
    else { return nil }
    return Person(
      id: message.id, salutation: message.salutation ?? "",
      firstName: message.firstName, lastName: message.lastName)
  }
}
