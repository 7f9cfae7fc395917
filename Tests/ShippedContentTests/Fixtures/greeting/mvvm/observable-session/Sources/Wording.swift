import GreetingContract

/// How the screen puts things.
nonisolated enum Wording {
  static func greeting(for person: Person, nickname: String, style: GreetingStyle) -> String {
    switch style {
    case .formal:
      "Good day, \(joined(person.salutation, fullName(of: person)))."
    case .informal:
      "Hello, \(nickname.isEmpty ? fullName(of: person) : nickname)!"
    }
  }

  static func count(_ timesGreeted: Int) -> String {
    switch timesGreeted {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(timesGreeted) times"
    }
  }

  static func failure(_ failure: GreetingFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }

  static func fullName(of person: Person) -> String {
    joined(person.firstName, person.lastName)
  }

  private static func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
