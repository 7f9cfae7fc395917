import Foundation
import GreetingContract

/// Fetches the person and makes an entity of the answer.
struct PersonLoader {
  private let http: any HTTPClient

  init(http: any HTTPClient) {
    self.http = http
  }

  func load(completion: @escaping (Result<Person, GreetingFailure>) -> Void) {
    http.get("/person") { answer in
      switch answer {
      case .success(let data): completion(Self.person(from: data))
      case .failure: completion(.failure(.connection))
      }
    }
  }

  private static func person(from data: Data) -> Result<Person, GreetingFailure> {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard
      let response = try? decoder.decode(Response.self, from: data),
      !(response.firstName.isEmpty && response.lastName.isEmpty)
    else { return .failure(.data) }
    return .success(response.person)
  }
}

/// The person as the server sends it.
private struct Response: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String

  var person: Person {
    Person(id: id, salutation: salutation ?? "", firstName: firstName, lastName: lastName)
  }
}
