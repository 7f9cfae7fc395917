import Foundation
import GreetingContract

struct PersonAPI {
  let http: any HTTPClient

  func fetchPerson() async throws -> Person {
    let data: Data
    do {
      data = try await get("/person")
    } catch {
      throw GreetingFailure.connection
    }
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let dto = try decoder.decode(PersonDTO.self, from: data)
      return try dto.person()
    } catch {
      throw GreetingFailure.data
    }
  }

  private func get(_ path: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      http.get(path) { continuation.resume(with: $0) }
    }
  }
}

private struct PersonDTO: Decodable {
  struct Nameless: Error {}

  let id: Int
  let salutation: String?
  let firstName: String
  let lastName: String

  func person() throws -> Person {
    if firstName.isEmpty && lastName.isEmpty { throw Nameless() }
    return Person(
      id: id, salutation: salutation ?? "", firstName: firstName, lastName: lastName)
  }
}
