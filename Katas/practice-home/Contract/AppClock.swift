import Foundation

/// Tells the time, and runs timers.
public protocol AppClock: AnyObject {
  var now: Date { get }

  /// Calls `block` on the main actor every so many seconds, until the timer is invalidated.
  ///
  /// The clock holds timer and block, as a run loop does: letting go of the timer does not end it.
  func repeatingTimer(every seconds: TimeInterval, block: @escaping () -> Void) -> any AppTimer
}
