/// Everything outside the screens that they work with.
public struct TodoServices {
  /// Keeps the items.
  public var store: any TodoStore
  /// Tells what day it is.
  public var clock: any TodoClock
  /// Records events for statistics.
  public var log: any EventLog

  /// Gathers the services that one list is given.
  public init(store: any TodoStore, clock: any TodoClock, log: any EventLog) {
    self.store = store
    self.clock = clock
    self.log = log
  }
}
