/// Everything outside the screen that it works with.
public struct GreetingServices {
  /// Asks the server.
  public var http: any HTTPClient
  /// Remembers things from one launch to the next.
  public var store: any KeyValueStore
  /// Records events for statistics.
  public var log: any EventLog
  /// Tells when the person was changed elsewhere.
  public var feed: any PersonFeed

  /// Gathers the services that one screen is given.
  public init(
    http: any HTTPClient, store: any KeyValueStore, log: any EventLog, feed: any PersonFeed
  ) {
    self.http = http
    self.store = store
    self.log = log
    self.feed = feed
  }
}
