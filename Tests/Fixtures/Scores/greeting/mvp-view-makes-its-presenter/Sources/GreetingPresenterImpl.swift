import Foundation
import GreetingContract

class GreetingPresenterImpl: GreetingPresenter {
  weak var view: (any GreetingView)?
  var router: any GreetingRouter
  let services: GreetingServices

  var person: Person?
  var formal = false
  var shown = false
  var subscription: (any FeedSubscription)?

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    self.router = router
    self.services = services
  }

  func viewIsReady() {
    view?.showCount(Self.countText(services.store.integer(forKey: "greeting.count")))
    subscription = services.feed.subscribe { [weak self] in
      self?.person = $0
      self?.view?.enableProfile(true)
      self?.refresh()
    }
  }

  func didTapGreet() {
    guard person == nil else {
      greetNow()
      return
    }
    view?.showLoading(true)
    services.http.get("/person") { [weak self] result in
      self?.view?.showLoading(false)
      self?.handle(result)
    }
  }

  func didTapProfile() {
    guard let p = person else { return }
    services.log.record("profile_opened", details: [:])
    router.showProfile(Profile(name: fullName(p), salutation: p.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    formal = isFormal
    refresh()
  }

  func didEnterNickname(_ text: String) {
    // TODO: storing is still in the view controller
    refresh()
  }

  // MARK: Private

  private func handle(_ result: Result<Data, any Error>) {
    guard case .success(let data) = result else {
      failed("connection", "Please check your connection and try again.")
      return
    }
    guard
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let id = json["id"] as? Int,
      let first = json["first_name"] as? String,
      let last = json["last_name"] as? String,
      !(first + last).isEmpty
    else {
      failed("data", "The answer could not be understood.")
      return
    }
    person = Person(
      id: id, salutation: json["salutation"] as? String ?? "", firstName: first, lastName: last)
    view?.enableProfile(true)
    greetNow()
  }

  private func failed(_ reason: String, _ message: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    router.showFailure(message) { [weak self] in self?.didTapGreet() }
  }

  private func greetNow() {
    shown = true
    refresh()
    let n = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(n, forKey: "greeting.count")
    view?.showCount(Self.countText(n))
    services.log.record("greeting_shown", details: ["style": formal ? "formal" : "informal"])
  }

  private func refresh() {
    guard shown, let p = person else { return }
    if formal {
      let s = p.salutation.isEmpty ? "" : p.salutation + " "
      view?.showGreeting("Good day, \(s)\(fullName(p)).")
    } else {
      let nick = services.store.string(forKey: "greeting.nickname")
      view?.showGreeting("Hello, \(nick ?? fullName(p))!")
    }
  }

  private func fullName(_ p: Person) -> String {
    if p.firstName.isEmpty { return p.lastName }
    if p.lastName.isEmpty { return p.firstName }
    return p.firstName + " " + p.lastName
  }

  private static func countText(_ n: Int) -> String {
    n == 0 ? "Not greeted yet" : n == 1 ? "Greeted once" : "Greeted \(n) times"
  }
}
