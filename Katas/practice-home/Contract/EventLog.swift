/// Records what people do, for statistics.
public protocol EventLog: AnyObject {
  /// Records that `event` happened, with details such as `["subject": "7"]`.
  func record(_ event: String, details: [String: String])
}
