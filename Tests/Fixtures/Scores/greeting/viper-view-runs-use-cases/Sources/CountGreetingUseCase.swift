import GreetingContract

/// Use case: keep count of greetings.
final class CountGreetingUseCase {
  private let store: any KeyValueStore
  private let log: any EventLog

  init(store: any KeyValueStore, log: any EventLog) {
    self.store = store
    self.log = log
  }

  var count: Int {
    store.integer(forKey: "greeting.count")
  }

  func execute(style: GreetingStyle) {
    store.setInteger(count + 1, forKey: "greeting.count")
    log.record("greeting_shown", details: ["style": style.rawValue])
  }
}
