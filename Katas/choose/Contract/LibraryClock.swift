import Foundation

/// Tells the time, and how days are counted here.
public protocol LibraryClock: AnyObject {
  /// This moment.
  var now: Date { get }
  /// Knows the time zone.
  var calendar: Calendar { get }
}
