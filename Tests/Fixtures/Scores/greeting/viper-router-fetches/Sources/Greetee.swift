import GreetingContract

/// The entity: who is greeted, and how.
struct Greetee {
  var person: Person

  init(_ person: Person) {
    self.person = person
  }

  var fullName: String {
    if person.firstName.isEmpty { return person.lastName }
    if person.lastName.isEmpty { return person.firstName }
    return person.firstName + " " + person.lastName
  }

  var formalText: String {
    person.salutation.isEmpty
      ? "Good day, \(fullName)." : "Good day, \(person.salutation) \(fullName)."
  }

  func informalText(nickname: String) -> String {
    "Hello, \(nickname.isEmpty ? fullName : nickname)!"
  }

  var profile: Profile {
    Profile(name: fullName, salutation: person.salutation)
  }
}
