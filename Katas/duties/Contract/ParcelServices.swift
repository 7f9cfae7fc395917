import Foundation

/// Everything outside the screen that it works with.
public protocol ParcelServices: AnyObject {
  /// Asks the server for `path`, and calls `completion` when the answer is there.
  func get(_ path: String, completion: @escaping (Data) -> Void)
  /// Keeps a text from one launch to the next.
  func setString(_ text: String, forKey key: String)
  /// Records an event for statistics.
  func record(_ event: String)
  /// Calls `handler` whenever the parcel has been scanned somewhere.
  func subscribe(_ handler: @escaping (String) -> Void)
}
