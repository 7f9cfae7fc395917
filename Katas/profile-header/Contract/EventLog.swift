/// Records what people do, for statistics.
public protocol EventLog: AnyObject {
  /// Records that `event` happened, with details such as `["what": "follow"]`.
  func record(_ event: String, details: [String: String])
}
