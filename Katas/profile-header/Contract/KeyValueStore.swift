import Foundation

/// Remembers things from one launch to the next.
public protocol KeyValueStore: AnyObject {
  /// What was stored under this key; nil when there is nothing.
  func data(forKey key: String) -> Data?
  /// Stores `data` under this key, or removes what is there when it is nil.
  func setData(_ data: Data?, forKey key: String)
}
