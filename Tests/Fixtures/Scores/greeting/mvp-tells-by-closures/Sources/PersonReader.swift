import Foundation
import GreetingContract

enum PersonReader {
  private struct Answer: Decodable {
    var id: Int
    var salutation: String?
    var first_name: String
    var last_name: String
  }

  static func person(in data: Data) -> Person? {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: data),
      !answer.first_name.isEmpty || !answer.last_name.isEmpty
    else { return nil }
    return Person(
      id: answer.id, salutation: answer.salutation ?? "", firstName: answer.first_name,
      lastName: answer.last_name)
  }
}
