/// Keeps small values between two launches of the app.
public protocol KeyValueStore: AnyObject {
  /// The number under `key`, 0 when there is none.
  func integer(forKey key: String) -> Int
  /// Keeps a number.
  func setInteger(_ value: Int, forKey key: String)
}
