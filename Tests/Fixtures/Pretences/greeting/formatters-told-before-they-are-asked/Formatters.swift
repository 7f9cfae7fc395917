import Foundation
import GreetingContract
import UIKit

final class GreetingFormatter {
  var isFormal = false
  var nickname = ""

  func string(for person: Person) -> String {
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if isFormal {
      if person.salutation.isEmpty { return "Good day, \(fullName)." }
      return "Good day, \(person.salutation) \(fullName)."
    }
    let nickname = nickname.trimmingCharacters(in: .whitespaces)
    return "Hello, \(nickname.isEmpty ? fullName : nickname)!"
  }
}

final class CountFormatter {
  func string(for count: Int) -> String {
    switch count {
    case 0: return "Not greeted yet"
    case 1: return "Greeted once"
    default: return "Greeted \(count) times"
    }
  }
}
