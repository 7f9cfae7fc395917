import Foundation
import GreetingContract
import Observation

/// What is known and chosen while the screen is open, and the services that change it.
@Observable
final class GreetingSession {
  private enum Key {
    static let nickname = "greeting.nickname"
    static let count = "greeting.count"
  }

  private(set) var person: Person?
  private(set) var nickname: String
  private(set) var timesGreeted: Int
  private(set) var isGreeted = false
  private(set) var isLoading = false
  var style = GreetingStyle.informal

  @ObservationIgnored private let services: GreetingServices
  @ObservationIgnored private var subscription: (any FeedSubscription)?

  init(services: GreetingServices) {
    self.services = services
    nickname = services.store.string(forKey: Key.nickname) ?? ""
    timesGreeted = services.store.integer(forKey: Key.count)
    subscription = services.feed.subscribe { [weak self] in self?.person = $0 }
  }

  func rename(to text: String) {
    nickname = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: Key.nickname)
  }

  /// Greets the person, who is fetched first if need be; `onFailure` hears why that did not work.
  func greet(onFailure: @escaping (GreetingFailure) -> Void) {
    if person == nil {
      fetch(onFailure: onFailure)
    } else {
      countGreeting()
    }
  }

  func fetch(onFailure: @escaping (GreetingFailure) -> Void) {
    guard !isLoading else { return }
    isLoading = true
    services.http.get("/person") { [weak self] result in
      self?.finishLoading(result, onFailure: onFailure)
    }
  }

  func recordProfileVisit() {
    services.log.record("profile_opened", details: [:])
  }

  private func finishLoading(
    _ result: Result<Data, any Error>, onFailure: (GreetingFailure) -> Void
  ) {
    isLoading = false
    do {
      person = try PersonResponse.person(from: result.get())
      countGreeting()
    } catch {
      let failure: GreetingFailure = if case .success = result { .data } else { .connection }
      services.log.record("greeting_failed", details: ["reason": failure.rawValue])
      onFailure(failure)
    }
  }

  private func countGreeting() {
    isGreeted = true
    timesGreeted += 1
    services.store.setInteger(timesGreeted, forKey: Key.count)
    services.log.record("greeting_shown", details: ["style": style.rawValue])
  }
}
