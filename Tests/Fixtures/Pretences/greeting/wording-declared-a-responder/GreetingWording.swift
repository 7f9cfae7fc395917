import GreetingContract
import UIKit

/// How the greeting screen words things.
final class GreetingWording: UIResponder {
  func greeting(_ person: Person, nickname: String?, style: GreetingStyle) -> String {
    switch style {
    case .formal: "Good day, \(joined(person.salutation, name(of: person)))."
    case .informal: "Hello, \(nickname ?? name(of: person))!"
    }
  }

  func name(of person: Person) -> String {
    joined(person.firstName, person.lastName)
  }

  func count(_ count: Int) -> String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }

  func failure(_ failure: GreetingFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
