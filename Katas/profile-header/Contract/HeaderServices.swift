/// Everything outside the screen that it works with.
public struct HeaderServices {
  /// Talks to the server.
  public var http: any HTTPClient
  /// Remembers the last answer from one launch to the next.
  public var store: any KeyValueStore
  /// Records events for statistics.
  public var log: any EventLog

  /// Gathers the services that one screen is given.
  public init(http: any HTTPClient, store: any KeyValueStore, log: any EventLog) {
    self.http = http
    self.store = store
    self.log = log
  }
}
