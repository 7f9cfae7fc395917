import Foundation

/// The day for which an item is planned, as a fact.
struct ChosenDay {
  /// Its first moment.
  var date: Date
  /// How many days it is from today.
  var daysFromToday: Int
}
