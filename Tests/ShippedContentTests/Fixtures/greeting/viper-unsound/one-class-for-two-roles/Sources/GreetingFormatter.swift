import GreetingContract

/// Turns facts into the texts of the screen.
struct GreetingFormatter {
  /// Nil while nobody can be greeted.
  func greeting(for facts: GreetingFacts, style: GreetingStyle) -> String? {
    guard let name = facts.name else { return nil }
    switch style {
    case .formal: return "Good day, \(joined(name.salutation, name.first, name.last))."
    case .informal: return "Hello, \(facts.nickname ?? fullName(name))!"
    }
  }

  func count(_ timesGreeted: Int) -> String {
    switch timesGreeted {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(timesGreeted) times"
    }
  }

  func message(for failure: GreetingFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }

  func profile(of name: PersonName) -> Profile {
    Profile(name: fullName(name), salutation: name.salutation)
  }

  private func fullName(_ name: PersonName) -> String {
    joined(name.first, name.last)
  }

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
