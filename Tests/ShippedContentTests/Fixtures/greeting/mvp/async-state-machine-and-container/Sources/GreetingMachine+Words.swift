import GreetingContract

extension GreetingMachine {
  /// Empty until somebody is greeted.
  var greetingText: String {
    guard isGreetingShown, let person else { return "" }
    switch style {
    case .formal where person.salutation.isEmpty: return "Good day, \(person.fullName)."
    case .formal: return "Good day, \(person.salutation) \(person.fullName)."
    case .informal where nickname.isEmpty: return "Hello, \(person.fullName)!"
    case .informal: return "Hello, \(nickname)!"
    }
  }

  var countText: String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }
}

extension GreetingFailure {
  var message: String {
    switch self {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }
}

extension Profile {
  init(of person: Person) {
    self.init(name: person.fullName, salutation: person.salutation)
  }
}

extension Person {
  fileprivate var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
