import Foundation
import GreetingContract

/// Fetches the person with `async`.
struct PersonServer {
  private let http: any HTTPClient

  init(http: any HTTPClient) {
    self.http = http
  }

  func person() async -> Result<Person, GreetingFailure> {
    let answer = await withCheckedContinuation { continuation in
      http.get("/person") { continuation.resume(returning: $0) }
    }
    return answer.mapError { _ in .connection }.flatMap(Self.person)
  }

  private static func person(from data: Data) -> Result<Person, GreetingFailure> {
    guard let message = try? JSONDecoder().decode(PersonMessage.self, from: data),
      !(message.firstName + message.lastName).isEmpty
    else { return .failure(.data) }
    return .success(
      Person(
        id: message.id, salutation: message.salutation ?? "",
        firstName: message.firstName, lastName: message.lastName))
  }
}

private struct PersonMessage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, salutation
    case firstName = "first_name"
    case lastName = "last_name"
  }

  let id: Int
  let salutation: String?
  let firstName: String
  let lastName: String
}
