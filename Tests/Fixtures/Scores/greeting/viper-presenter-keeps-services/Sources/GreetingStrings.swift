import GreetingContract

enum GreetingStrings {
  static func fullName(_ person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func formal(_ person: Person) -> String {
    let parts = [person.salutation, fullName(person)].filter { !$0.isEmpty }
    return "Good day, \(parts.joined(separator: " "))."
  }

  static func informal(_ person: Person, nickname: String?) -> String {
    "Hello, \(nickname ?? fullName(person))!"
  }

  static func count(_ n: Int) -> String {
    switch n {
    case 0: return "Not greeted yet"
    case 1: return "Greeted once"
    default: return "Greeted \(n) times"
    }
  }

  static func failure(_ failure: GreetingFailure) -> String {
    failure == .data
      ? "The answer could not be understood." : "Please check your connection and try again."
  }
}
