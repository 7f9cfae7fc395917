import GreetingContract

/// How the screen words things, as the brief has it.
enum Wording {
  static func name(_ person: Person) -> String {
    name(rawName(person))
  }

  static func name(_ name: PersonName) -> String {
    [name.first, name.last].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func formal(_ person: Person) -> String {
    formal(rawName(person))
  }

  static func formal(_ name: PersonName) -> String {
    "Good day, \(name.salutation.isEmpty ? "" : name.salutation + " ")\(Self.name(name))."
  }

  static func informal(_ name: String) -> String {
    "Hello, \(name)!"
  }

  static func count(_ count: Int) -> String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }

  static func profile(_ person: Person) -> String {
    profile(rawName(person))
  }

  static func profile(_ name: PersonName) -> String {
    profile(Profile(name: Self.name(name), salutation: name.salutation))
  }

  static func profile(_ profile: Profile) -> String {
    "name: \(profile.name), salutation: \(profile.salutation)"
  }

  static func parts(_ person: Person) -> String {
    parts(rawName(person))
  }

  static func parts(_ name: PersonName) -> String {
    "salutation: \(name.salutation), first: \(name.first), last: \(name.last)"
  }

  static func facts(_ facts: GreetingFacts) -> String {
    let name = facts.name.map(parts) ?? "nobody yet"
    return "\(name), nickname: \(facts.nickname ?? "none"), greeted: \(facts.timesGreeted)"
  }

  static func rawName(_ person: Person) -> PersonName {
    PersonName(
      salutation: person.salutation, first: person.firstName, last: person.lastName)
  }

  static let connection = "Please check your connection and try again."
  static let data = "The answer could not be understood."
}
