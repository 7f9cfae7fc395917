import GreetingContract

enum Greeter {
  static func fullName(_ p: Person) -> String {
    [p.firstName, p.lastName].filter { $0 != "" }.joined(separator: " ")
  }

  static func text(for p: Person, nickname: String?, formal: Bool) -> String {
    if formal {
      return "Good day, " + [p.salutation, fullName(p)].filter { $0 != "" }.joined(separator: " ")
        + "."
    }
    return "Hello, " + (nickname ?? fullName(p)) + "!"
  }
}
