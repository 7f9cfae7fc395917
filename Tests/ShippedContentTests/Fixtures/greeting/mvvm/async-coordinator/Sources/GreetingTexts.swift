import GreetingContract

extension GreetingStyle {
  nonisolated func greeting(for person: Person, nickname: String?) -> String {
    switch self {
    case .formal:
      let parts = [person.salutation, person.fullName]
      return "Good day, \(parts.filter { !$0.isEmpty }.joined(separator: " "))."
    case .informal:
      return "Hello, \(nickname ?? person.fullName)!"
    }
  }
}

extension Person {
  nonisolated var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Profile {
  nonisolated init(of person: Person) {
    self.init(name: person.fullName, salutation: person.salutation)
  }
}

extension GreetingFailure {
  nonisolated var message: String {
    switch self {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }
}

extension Int {
  nonisolated var timesGreetedInWords: String {
    switch self {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(self) times"
    }
  }
}
