import GreetingContract

/// How the greeting screen puts things into words.
struct GreetingWording {
  func greeting(for person: Person, nickname: String?, style: GreetingStyle) -> String {
    switch style {
    case .formal:
      "Good day, \(joined(person.salutation, person.firstName, person.lastName))."
    case .informal:
      "Hello, \(nickname ?? fullName(of: person))!"
    }
  }

  func fullName(of person: Person) -> String {
    joined(person.firstName, person.lastName)
  }

  func count(_ count: Int) -> String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }

  func message(for failure: GreetingFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
