import Foundation
import GreetingContract

/// Decides how the greeting reads; the view controller still fetches, stores and leads on.
final class GreetingScreenPresenter: GreetingPresenter {
  private(set) var person: Person?

  private weak var view: (any GreetingView)?
  private let feed: any PersonFeed
  private let wording = GreetingWording()
  private var subscription: (any FeedSubscription)?
  private var nickname: String?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(view: any GreetingView, feed: any PersonFeed) {
    self.view = view
    self.feed = feed
  }

  var profile: Profile? {
    person.map { Profile(name: wording.name(of: $0), salutation: $0.salutation) }
  }

  func viewIsReady() {
    subscription = feed.subscribe { [weak self] person in self?.take(person) }
  }

  func didTapGreet() {
    isGreetingShown = true
    updateGreeting()
  }

  func didTapProfile() {}

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    updateGreeting()
  }

  func didEnterNickname(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    nickname = text.isEmpty ? nil : text
    updateGreeting()
  }

  func take(_ person: Person) {
    self.person = person
    view?.enableProfile(true)
    updateGreeting()
  }

  func showCount(_ count: Int) {
    view?.showCount(wording.count(count))
  }

  func message(for failure: GreetingFailure) -> String {
    wording.failure(failure)
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    view?.showGreeting(wording.greeting(person, nickname: nickname, style: style))
  }
}
