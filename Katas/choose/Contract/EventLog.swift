/// Records what people do, for statistics.
public protocol EventLog: AnyObject {
  /// Records that `event` happened.
  func record(_ event: String)
}
