/// When an item is due, as seen from today.
nonisolated public enum UpcomingGroup: Int, CaseIterable, Sendable {
  case today, tomorrow, laterThisWeek, nextWeek
}
