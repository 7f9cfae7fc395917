import Foundation

/// Tells the time, and how days and weeks are counted here.
public protocol TodoClock: AnyObject {
  /// This moment.
  var now: Date { get }
  /// Knows the time zone and the day with which a week begins.
  var calendar: Calendar { get }
}
