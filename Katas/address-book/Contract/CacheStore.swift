/// Keeps data on the device.
public protocol CacheStore: AnyObject {
  /// What was kept under `key` last, nil for nothing.
  func entry(forKey key: String) -> CacheEntry?
  /// Keeps an entry in place of the one before.
  func save(_ entry: CacheEntry, forKey key: String)
}
