import GreetingContract

/// All texts of the screen.
final class GreetingFormatter {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func greeting(for person: Person, isFormal: Bool) -> String {
    if isFormal {
      return "Good day, \(join([person.salutation, person.firstName, person.lastName]))."
    }
    if let nickname = store.string(forKey: "greeting.nickname") {
      return "Hello, \(nickname)!"
    }
    return "Hello, \(fullName(of: person))!"
  }

  func fullName(of person: Person) -> String {
    join([person.firstName, person.lastName])
  }

  func count() -> String {
    let count = store.integer(forKey: "greeting.count")
    if count > 1 { return "Greeted \(count) times" }
    return count == 1 ? "Greeted once" : "Not greeted yet"
  }

  func nickname() -> String {
    store.string(forKey: "greeting.nickname") ?? ""
  }

  func message(for failure: GreetingFailure) -> String {
    switch failure {
    case .connection: return "Please check your connection and try again."
    case .data: return "The answer could not be understood."
    }
  }

  private func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
