import Foundation
import GreetingContract
import UIKit

struct GreetingViewModel {
  let person: Person
  let isFormal: Bool
  let typed: String

  var text: String {
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if isFormal {
      if person.salutation.isEmpty { return "Good day, \(fullName)." }
      return "Good day, \(person.salutation) \(fullName)."
    }
    let nickname = typed.trimmingCharacters(in: .whitespaces)
    return "Hello, \(nickname.isEmpty ? fullName : nickname)!"
  }
}

struct CountViewModel {
  let count: Int

  var text: String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }
}
