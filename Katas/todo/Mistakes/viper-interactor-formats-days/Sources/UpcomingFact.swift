/// What is true of one item that is coming up.
struct UpcomingFact {
  var title: String
  var group: DueGroup
  /// The day on which it is due.
  var day: String?
}
