import ProfileHeaderContract

/// The events of this screen.
struct HeaderStatistics {
  let log: any EventLog

  func opened() { log.record("profile_opened", details: [:]) }
  func renamed() { log.record("name_changed", details: [:]) }

  func followed(_ isFollowed: Bool) {
    log.record(isFollowed ? "profile_followed" : "profile_unfollowed", details: [:])
  }

  func failed(_ what: String) { log.record("request_failed", details: ["what": what]) }
}
