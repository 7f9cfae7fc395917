import Foundation
import GreetingContract

@testable import App

@MainActor final class ViewSpy: GreetingView {
  private(set) var greeting = ""
  private(set) var count = ""
  private(set) var nickname = ""
  private(set) var loading: [Bool] = []
  private(set) var isProfileEnabled: Bool?

  func showGreeting(_ text: String) { greeting = text }
  func showCount(_ text: String) { count = text }
  func showNickname(_ text: String) { nickname = text }
  func showLoading(_ isLoading: Bool) { loading.append(isLoading) }
  func enableProfile(_ isEnabled: Bool) { isProfileEnabled = isEnabled }
}

@MainActor final class RouterSpy: GreetingRouter {
  private(set) var profiles: [Profile] = []
  private(set) var failures: [String] = []
  private(set) var retry: (() -> Void)?

  func showProfile(_ profile: Profile) { profiles.append(profile) }
  func showFailure(_ message: String, retry: @escaping () -> Void) {
    failures.append(message)
    self.retry = retry
  }
}

@MainActor final class ServerStub: HTTPClient {
  var answer: Result<Data, any Error>?
  private(set) var paths: [String] = []
  private var waiting: ((Result<Data, any Error>) -> Void)?

  func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
    paths.append(path)
    if let answer { completion(answer) } else { waiting = completion }
  }
}

@MainActor final class StoreFake: KeyValueStore {
  var strings: [String: String] = [:]
  var integers: [String: Int] = [:]

  func string(forKey key: String) -> String? { strings[key] }
  func integer(forKey key: String) -> Int { integers[key] ?? 0 }
  func setString(_ value: String?, forKey key: String) { strings[key] = value }
  func setInteger(_ value: Int, forKey key: String) { integers[key] = value }
}

@MainActor final class LogSpy: EventLog {
  private(set) var events: [String] = []

  func record(_ event: String, details: [String: String]) {
    let words = details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    events.append(([event] + words).joined(separator: " "))
  }
}

@MainActor final class FeedStub: PersonFeed {
  private var handler: ((Person) -> Void)?

  private final class Subscription: FeedSubscription {
    nonisolated init() {}
    func cancel() {}
  }

  func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription {
    self.handler = handler
    return Subscription()
  }

  func send(_ person: Person) { handler?(person) }
}
