import Foundation
import GreetingContract
import UIKit

final class GreetingLabel: UILabel {
  var isFormal = false
  var nickname = ""
  var person: Person? {
    didSet { update() }
  }

  private func update() {
    guard let person else { return }
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if isFormal {
      if person.salutation.isEmpty {
        text = "Good day, \(fullName)."
      } else {
        text = "Good day, \(person.salutation) \(fullName)."
      }
    } else {
      let nickname = nickname.trimmingCharacters(in: .whitespaces)
      text = "Hello, \(nickname.isEmpty ? fullName : nickname)!"
    }
  }
}

final class CountLabel: UILabel {
  var count = 0 {
    didSet { update() }
  }

  private func update() {
    switch count {
    case 0: text = "Not greeted yet"
    case 1: text = "Greeted once"
    default: text = "Greeted \(count) times"
    }
  }
}
