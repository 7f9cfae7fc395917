/// Records what people do, for statistics.
public protocol EventLog: AnyObject {
  /// Records that `event` happened, with details such as `["style": "formal"]`.
  func record(_ event: String, details: [String: String])
}
