import Foundation
import GreetingContract

final class Interactor: GreetingInteractor {
  weak var output: (any GreetingInteractorOutput)?

  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var person: Person?

  init(services: GreetingServices) {
    self.services = services
  }

  func start() {
    subscription = services.feed.subscribe { [weak self] person in
      self?.person = person
      self?.report()
    }
    report()
  }

  func greet(_ style: GreetingStyle) {
    Task { [weak self, known = person, http = services.http] in
      do {
        let person = if let known { known } else { try await Person(from: http) }
        self?.greet(person, style)
      } catch {
        self?.fail(error as? GreetingFailure ?? .data)
      }
    }
  }

  func rememberNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    report()
  }

  func recordProfileVisit() {
    services.log.record("profile_opened", details: [:])
  }

  private func greet(_ person: Person, _ style: GreetingStyle) {
    self.person = person
    let count = services.store.integer(forKey: "greeting.count")
    services.store.setInteger(count + 1, forKey: "greeting.count")
    services.log.record("greeting_shown", details: ["style": style.rawValue])
    output?.didGreet(facts)
  }

  private func fail(_ failure: GreetingFailure) {
    services.log.record("greeting_failed", details: ["reason": failure.rawValue])
    output?.didFail(failure)
  }

  private func report() {
    output?.factsDidChange(facts)
  }

  private var facts: GreetingFacts {
    GreetingFacts(
      name: person.map {
        PersonName(salutation: $0.salutation, first: $0.firstName, last: $0.lastName)
      },
      nickname: services.store.string(forKey: "greeting.nickname"),
      timesGreeted: services.store.integer(forKey: "greeting.count"))
  }
}

extension Person {
  fileprivate init(from http: any HTTPClient) async throws {
    let answer = await withCheckedContinuation { continuation in
      http.get("/person") { continuation.resume(returning: $0) }
    }
    guard case .success(let data) = answer else { throw GreetingFailure.connection }
    let fields = try JSONDecoder().decode(Fields.self, from: data)
    if fields.firstName.isEmpty && fields.lastName.isEmpty { throw GreetingFailure.data }
    self.init(
      id: fields.id, salutation: fields.salutation ?? "",
      firstName: fields.firstName, lastName: fields.lastName)
  }
}

/// The answer of the server, with its own names.
private struct Fields: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, salutation
    case firstName = "first_name"
    case lastName = "last_name"
  }

  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}
