import GreetingContract

/// Counts greetings, and records what happened.
final class GreetingStatistics {
  private static let key = "greeting.count"
  private let store: any KeyValueStore
  private let log: any EventLog
  let timesGreeted: Observable<Int>

  init(store: any KeyValueStore, log: any EventLog) {
    self.store = store
    self.log = log
    timesGreeted = Observable(store.integer(forKey: Self.key))
  }

  func greeted(_ style: GreetingStyle) {
    timesGreeted.value += 1
    store.setInteger(timesGreeted.value, forKey: Self.key)
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  func failed(_ failure: GreetingFailure) {
    log.record("greeting_failed", details: ["reason": failure.rawValue])
  }

  func profileOpened() {
    log.record("profile_opened", details: [:])
  }
}
