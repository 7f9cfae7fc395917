/// When something is due, as seen from today; in the order in which it is listed.
enum DueGroup: CaseIterable {
  case today, tomorrow, laterThisWeek, nextWeek
}
