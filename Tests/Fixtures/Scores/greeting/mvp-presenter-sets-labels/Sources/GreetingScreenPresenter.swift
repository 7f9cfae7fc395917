import Foundation
import GreetingContract
import UIKit

final class GreetingScreenPresenter {
  weak var screen: GreetingViewController?
  weak var greetingLabel: UILabel?
  weak var countLabel: UILabel?
  weak var profileButton: UIButton?

  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private(set) var person: Person?
  private var nickname = ""
  private var isFormal = false
  private var isGreetingShown = false

  init(services: GreetingServices) {
    self.services = services
  }

  func start() {
    nickname = services.store.string(forKey: "greeting.nickname") ?? ""
    updateCountLabel()
    profileButton?.isEnabled = false
    subscription = services.feed.subscribe { [weak self] person in
      guard let self else { return }
      self.person = person
      self.profileButton?.isEnabled = true
      self.updateGreetingLabel()
    }
  }

  func formal(_ isOn: Bool) {
    isFormal = isOn
    updateGreetingLabel()
  }

  func nickname(_ text: String) {
    nickname = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    updateGreetingLabel()
  }

  func take(_ person: Person) {
    self.person = person
    profileButton?.isEnabled = true
    profileButton?.alpha = 1
  }

  func greet() {
    isGreetingShown = true
    updateGreetingLabel()
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    updateCountLabel()
    services.log.record("greeting_shown", details: ["style": isFormal ? "formal" : "informal"])
  }

  private func updateGreetingLabel() {
    guard isGreetingShown, let person else { return }
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    greetingLabel?.textColor = .black
    if isFormal {
      if person.salutation.isEmpty {
        greetingLabel?.text = "Good day, \(fullName)."
      } else {
        greetingLabel?.text = "Good day, \(person.salutation) \(fullName)."
      }
    } else {
      greetingLabel?.text = "Hello, \(nickname.isEmpty ? fullName : nickname)!"
    }
  }

  private func updateCountLabel() {
    let count = services.store.integer(forKey: "greeting.count")
    switch count {
    case 0: countLabel?.text = "Not greeted yet"
    case 1: countLabel?.text = "Greeted once"
    default: countLabel?.text = "Greeted \(count) times"
    }
  }
}
