/// Keeps small values between two launches of the app.
public protocol KeyValueStore: AnyObject {
  /// The text under `key`, nil when there is none.
  func string(forKey key: String) -> String?
  /// The number under `key`, 0 when there is none.
  func integer(forKey key: String) -> Int
  /// Keeps a text, or removes it when `value` is nil.
  func setString(_ value: String?, forKey key: String)
  /// Keeps a number.
  func setInteger(_ value: Int, forKey key: String)
}
