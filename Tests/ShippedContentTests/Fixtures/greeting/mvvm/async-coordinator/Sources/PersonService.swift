import Foundation
import GreetingContract

/// The person as the server and the feed tell of them, for use with `await`.
struct PersonService {
  private struct Response: Decodable {
    var id: Int
    var salutation: String?
    var firstName: String
    var lastName: String

    enum CodingKeys: String, CodingKey {
      case id
      case salutation
      case firstName = "first_name"
      case lastName = "last_name"
    }
  }

  private let http: any HTTPClient
  private let feed: any PersonFeed

  init(http: any HTTPClient, feed: any PersonFeed) {
    self.http = http
    self.feed = feed
  }

  func person() async -> Result<Person, GreetingFailure> {
    guard let data = await data(at: "/person") else { return .failure(.connection) }
    guard let response = try? JSONDecoder().decode(Response.self, from: data),
      !response.firstName.isEmpty || !response.lastName.isEmpty
    else {
      return .failure(.data)
    }
    return .success(
      Person(
        id: response.id, salutation: response.salutation ?? "", firstName: response.firstName,
        lastName: response.lastName))
  }

  func changes() -> AsyncStream<Person> {
    let (people, continuation) = AsyncStream.makeStream(of: Person.self)
    let subscription = feed.subscribe { continuation.yield($0) }
    continuation.onTermination = { _ in
      Task { @MainActor in subscription.cancel() }
    }
    return people
  }

  private func data(at path: String) async -> Data? {
    let answer = await withCheckedContinuation { continuation in
      http.get(path) { continuation.resume(returning: $0) }
    }
    return try? answer.get()
  }
}
