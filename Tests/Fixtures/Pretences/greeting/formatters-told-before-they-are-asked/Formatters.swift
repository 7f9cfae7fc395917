import Foundation
import GreetingContract
import UIKit

final class GreetingFormatter: Formatter {
  var isFormal = false
  var nickname = ""

  override func string(for value: Any?) -> String? {
    guard let person = value as? Person else { return nil }
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if isFormal {
      if person.salutation.isEmpty { return "Good day, \(fullName)." }
      return "Good day, \(person.salutation) \(fullName)."
    }
    let nickname = nickname.trimmingCharacters(in: .whitespaces)
    return "Hello, \(nickname.isEmpty ? fullName : nickname)!"
  }
}

final class CountFormatter: Formatter {
  override func string(for value: Any?) -> String? {
    guard let count = value as? Int else { return nil }
    switch count {
    case 0: return "Not greeted yet"
    case 1: return "Greeted once"
    default: return "Greeted \(count) times"
    }
  }
}
