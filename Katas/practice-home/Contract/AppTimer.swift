/// A timer that runs.
public protocol AppTimer: AnyObject {
  /// Ends the timer.
  func invalidate()
}
