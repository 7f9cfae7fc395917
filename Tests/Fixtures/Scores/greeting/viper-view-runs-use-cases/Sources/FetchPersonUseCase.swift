import Foundation
import GreetingContract

/// Use case: get to know the person to be greeted.
final class FetchPersonUseCase {
  private let http: any HTTPClient
  private let log: any EventLog

  init(http: any HTTPClient, log: any EventLog) {
    self.http = http
    self.log = log
  }

  func execute(_ completion: @escaping (Result<Person, GreetingFailure>) -> Void) {
    http.get("/person") { [log] answer in
      let result = answer.mapError { _ in GreetingFailure.connection }.flatMap(Self.decode)
      if case .failure(let failure) = result {
        log.record("greeting_failed", details: ["reason": failure.rawValue])
      }
      completion(result)
    }
  }

  private static func decode(_ data: Data) -> Result<Person, GreetingFailure> {
    struct PersonJSON: Decodable {
      let id: Int
      let salutation: String?
      let firstName: String
      let lastName: String
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let json = try? decoder.decode(PersonJSON.self, from: data),
      !(json.firstName.isEmpty && json.lastName.isEmpty)
    else { return .failure(.data) }
    return .success(
      Person(
        id: json.id, salutation: json.salutation ?? "", firstName: json.firstName,
        lastName: json.lastName))
  }
}
