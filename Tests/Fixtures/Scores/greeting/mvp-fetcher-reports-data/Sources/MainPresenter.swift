import Foundation
import GreetingContract

final class MainPresenter {
  private weak var view: (any GreetingView)?
  private let router: any GreetingRouter
  private let fetcher: PersonFetcher
  private let formatter: GreetingFormatter
  private let store: any KeyValueStore
  private let log: any EventLog
  private let feed: any PersonFeed

  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isFormal = false
  private var isGreetingShown = false

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    self.router = router
    fetcher = PersonFetcher(http: services.http)
    formatter = GreetingFormatter(store: services.store)
    store = services.store
    log = services.log
    feed = services.feed
    fetcher.delegate = self
  }

  private func fetch() {
    view?.showLoading(true)
    fetcher.fetch()
  }

  private func greet(_ person: Person) {
    isGreetingShown = true
    view?.showGreeting(formatter.greeting(for: person, isFormal: isFormal))
    store.setInteger(store.integer(forKey: "greeting.count") + 1, forKey: "greeting.count")
    view?.showCount(formatter.count())
    log.record("greeting_shown", details: ["style": isFormal ? "formal" : "informal"])
  }

  private func reword() {
    guard isGreetingShown, let person else { return }
    view?.showGreeting(formatter.greeting(for: person, isFormal: isFormal))
  }

  private func fail(_ failure: GreetingFailure) {
    view?.showLoading(false)
    log.record("greeting_failed", details: ["reason": failure.rawValue])
    router.showFailure(formatter.message(for: failure)) { [weak self] in self?.fetch() }
  }
}

// MARK: - GreetingPresenter

extension MainPresenter: GreetingPresenter {
  func viewIsReady() {
    view?.showNickname(formatter.nickname())
    view?.showCount(formatter.count())
    subscription = feed.subscribe { [weak self] person in
      guard let self else { return }
      self.person = person
      self.view?.enableProfile(true)
      self.reword()
    }
  }

  func didTapGreet() {
    if let person {
      greet(person)
    } else {
      fetch()
    }
  }

  func didTapProfile() {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    router.showProfile(
      Profile(name: formatter.fullName(of: person), salutation: person.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    self.isFormal = isFormal
    reword()
  }

  func didEnterNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    reword()
  }
}

// MARK: - PersonFetcherDelegate

extension MainPresenter: PersonFetcherDelegate {
  private struct PersonDTO: Decodable {
    let id: Int
    let salutation: String?
    let first_name: String
    let last_name: String
  }

  func personFetcher(_ fetcher: PersonFetcher, didReceive data: Data) {
    guard let dto = try? JSONDecoder().decode(PersonDTO.self, from: data),
      !dto.first_name.isEmpty || !dto.last_name.isEmpty
    else { return fail(.data) }
    let person = Person(
      id: dto.id, salutation: dto.salutation ?? "", firstName: dto.first_name,
      lastName: dto.last_name)
    self.person = person
    view?.showLoading(false)
    view?.enableProfile(true)
    greet(person)
  }

  func personFetcher(_ fetcher: PersonFetcher, didFailWith error: any Error) {
    fail(.connection)
  }
}
