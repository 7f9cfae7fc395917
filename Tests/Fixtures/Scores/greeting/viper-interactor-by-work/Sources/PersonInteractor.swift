import Foundation
import GreetingContract

/// Business logic: the person, the nickname and the counter.
final class PersonInteractor {
  private let http: any HTTPClient
  private let store: any KeyValueStore
  var person: Person?

  init(http: any HTTPClient, store: any KeyValueStore) {
    self.http = http
    self.store = store
  }

  func loadPerson(
    onSuccess: @escaping (Person) -> Void, onError: @escaping (GreetingFailure) -> Void
  ) {
    http.get("/person") { [weak self] result in
      switch result {
      case .success(let data):
        if let person = self?.parse(data) {
          self?.person = person
          onSuccess(person)
        } else {
          onError(.data)
        }
      case .failure:
        onError(.connection)
      }
    }
  }

  var nickname: String? {
    store.string(forKey: "greeting.nickname")
  }

  func saveNickname(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    store.setString(trimmed.isEmpty ? nil : trimmed, forKey: "greeting.nickname")
  }

  var count: Int {
    store.integer(forKey: "greeting.count")
  }

  func increaseCount() {
    store.setInteger(count + 1, forKey: "greeting.count")
  }

  private func parse(_ data: Data) -> Person? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let entity = try? decoder.decode(PersonEntity.self, from: data) else { return nil }
    if entity.firstName.isEmpty && entity.lastName.isEmpty { return nil }
    return Person(
      id: entity.id, salutation: entity.salutation ?? "", firstName: entity.firstName,
      lastName: entity.lastName)
  }
}

struct PersonEntity: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}
