import Foundation

/// How the list reads.
struct TodoListWording {
  let days: DayWording
  let nothing = "Nothing is coming up."
  let failure = "Your items could not be loaded."

  /// A section for each group that has items.
  func sections(of upcoming: [UpcomingItem]) -> [TodoListSection] {
    let groups = Dictionary(grouping: upcoming, by: \.group)
    return DueGroup.allCases.compactMap { group in
      groups[group].map { TodoListSection(header: header(of: group), rows: $0.map(row)) }
    }
  }

  private func header(of group: DueGroup) -> String {
    switch group {
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later this week"
    case .nextWeek: "Next week"
    }
  }

  private func row(_ item: UpcomingItem) -> TodoListSection.Row {
    TodoListSection.Row(
      title: item.title, day: isNear(item) ? nil : item.day,
      format: item.group == .nextWeek ? "EEEE, MMM d" : "EEEE")
  }

  private func isNear(_ item: UpcomingItem) -> Bool {
    item.group == .today || item.group == .tomorrow
  }
}
