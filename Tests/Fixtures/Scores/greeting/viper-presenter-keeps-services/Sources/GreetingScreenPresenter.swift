import Foundation
import GreetingContract

final class GreetingScreenPresenter {
  private weak var view: (any GreetingView)?
  private let interactor: FetchInteractor
  private let router: any GreetingRouter
  private let store: any KeyValueStore
  private let log: any EventLog
  private let feed: any PersonFeed

  private var feedToken: (any FeedSubscription)?
  private var person: Person?
  private var style = GreetingStyle.informal
  private var isGreeted = false

  init(
    view: any GreetingView, interactor: FetchInteractor, router: any GreetingRouter,
    store: any KeyValueStore, log: any EventLog, feed: any PersonFeed
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
    self.store = store
    self.log = log
    self.feed = feed
  }

  private func greet() {
    isGreeted = true
    showGreeting()
    let times = store.integer(forKey: "greeting.count") + 1
    store.setInteger(times, forKey: "greeting.count")
    view?.showCount(GreetingStrings.count(times))
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func showGreeting() {
    guard isGreeted, let person else { return }
    switch style {
    case .formal:
      view?.showGreeting(GreetingStrings.formal(person))
    case .informal:
      view?.showGreeting(
        GreetingStrings.informal(person, nickname: store.string(forKey: "greeting.nickname")))
    }
  }

  private func fetch() {
    view?.showLoading(true)
    interactor.fetchPerson()
  }
}

// MARK: - GreetingPresenter

extension GreetingScreenPresenter: GreetingPresenter {
  func viewIsReady() {
    view?.showNickname(store.string(forKey: "greeting.nickname") ?? "")
    view?.showCount(GreetingStrings.count(store.integer(forKey: "greeting.count")))
    feedToken = feed.subscribe { [weak self] person in
      self?.person = person
      self?.view?.enableProfile(true)
      self?.showGreeting()
    }
  }

  func didTapGreet() {
    if person == nil { fetch() } else { greet() }
  }

  func didTapProfile() {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    router.showProfile(
      Profile(name: GreetingStrings.fullName(person), salutation: person.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    showGreeting()
  }

  func didEnterNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    showGreeting()
  }
}

// MARK: - FetchInteractorDelegate

extension GreetingScreenPresenter: FetchInteractorDelegate {
  func interactor(_ interactor: FetchInteractor, didFetch person: Person) {
    view?.showLoading(false)
    view?.enableProfile(true)
    self.person = person
    greet()
  }

  func interactor(_ interactor: FetchInteractor, didFailWith failure: GreetingFailure) {
    view?.showLoading(false)
    log.record("greeting_failed", details: ["reason": failure.rawValue])
    router.showFailure(GreetingStrings.failure(failure)) { [weak self] in self?.fetch() }
  }
}
