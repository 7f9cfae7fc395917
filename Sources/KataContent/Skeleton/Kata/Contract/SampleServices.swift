/// Everything outside the screen that it works with.
public struct SampleServices {
  /// Remembers things from one launch to the next.
  public var store: any KeyValueStore

  /// Gathers the services that one screen is given.
  public init(store: any KeyValueStore) {
    self.store = store
  }
}
