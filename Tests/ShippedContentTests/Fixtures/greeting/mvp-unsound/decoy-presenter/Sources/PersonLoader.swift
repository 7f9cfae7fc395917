import Foundation
import GreetingContract

/// Asks the server for the person.
struct PersonLoader {
  private let http: any HTTPClient

  init(http: any HTTPClient) {
    self.http = http
  }

  func load(completion: @escaping (Result<Person, GreetingFailure>) -> Void) {
    http.get("/person") { answer in
      switch answer {
      case .success(let data): completion(PersonResponse.person(from: data))
      case .failure: completion(.failure(.connection))
      }
    }
  }
}

private struct PersonResponse: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String

  static func person(from data: Data) -> Result<Person, GreetingFailure> {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let response = try? decoder.decode(Self.self, from: data),
      !response.firstName.isEmpty || !response.lastName.isEmpty
    else { return .failure(.data) }
    return .success(
      Person(
        id: response.id, salutation: response.salutation ?? "",
        firstName: response.firstName, lastName: response.lastName))
  }
}
