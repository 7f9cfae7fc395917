import GreetingContract

/// The events of the greeting screen, by name.
struct GreetingStatistics {
  private let log: any EventLog

  init(log: any EventLog) {
    self.log = log
  }

  func greetingWasShown(style: GreetingStyle) {
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  func greetingFailed(_ failure: GreetingFailure) {
    log.record("greeting_failed", details: ["reason": failure.rawValue])
  }

  func profileWasOpened() {
    log.record("profile_opened", details: [:])
  }
}
