import Foundation

/// What is true of one item that is coming up, without a word of how it reads.
struct UpcomingFact {
  var title: String
  var group: DueGroup
  /// The first moment of the day on which it is due.
  var day: Date
  /// How many days ago that was; 0 where it is still to come.
  var daysLate = 0
}
