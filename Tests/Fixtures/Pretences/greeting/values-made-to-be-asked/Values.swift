import Foundation
import GreetingContract
import UIKit

final class Nickname {
  private let typed: String

  init(typed: String) {
    self.typed = typed
  }

  var text: String {
    typed.trimmingCharacters(in: .whitespaces)
  }

  var kept: String? {
    text.isEmpty ? nil : text
  }
}

final class StyleChoice {
  private let isFormal: Bool

  init(isFormal: Bool) {
    self.isFormal = isFormal
  }

  var name: String {
    isFormal ? "formal" : "informal"
  }
}

final class FullName {
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  var text: String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

final class Salute {
  private let person: Person
  private let isFormal: Bool
  private let nickname: Nickname

  init(person: Person, isFormal: Bool, nickname: Nickname) {
    self.person = person
    self.isFormal = isFormal
    self.nickname = nickname
  }

  var text: String {
    let fullName = FullName(person: person).text
    if isFormal {
      guard person.salutation.isEmpty else {
        return "Good day, \(person.salutation) \(fullName)."
      }
      return "Good day, \(fullName)."
    }
    return "Hello, \(nickname.kept ?? fullName)!"
  }
}

final class CountPhrase {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  var text: String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }
}
