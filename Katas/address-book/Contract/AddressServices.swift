/// Everything outside the screen that it works with.
public struct AddressServices {
  /// Asks the server.
  public var session: any HTTPSession
  /// Keeps answers from one launch to the next.
  public var cache: any CacheStore
  /// Tells the time.
  public var clock: any AppClock
  /// Records events for statistics.
  public var log: any EventLog

  /// Gathers the services that one screen is given.
  public init(
    session: any HTTPSession, cache: any CacheStore, clock: any AppClock, log: any EventLog
  ) {
    self.session = session
    self.cache = cache
    self.clock = clock
    self.log = log
  }
}
