import Foundation

/// An item that is coming up, with its group.
struct UpcomingItem {
  var title: String
  var group: DueGroup
  /// The first moment of the day on which it is due.
  var day: Date
}
