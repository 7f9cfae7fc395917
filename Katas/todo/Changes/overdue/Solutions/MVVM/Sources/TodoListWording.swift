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
    case .overdue: "Overdue"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later this week"
    case .nextWeek: "Next week"
    }
  }

  private func row(_ item: UpcomingItem) -> TodoListSection.Row {
    TodoListSection.Row(title: item.title, detail: detail(of: item))
  }

  private func detail(of item: UpcomingItem) -> String? {
    switch item.group {
    case .overdue: item.daysLate == 1 ? "1 day late" : "\(item.daysLate) days late"
    case .today, .tomorrow: nil
    case .laterThisWeek: days.weekday(of: item.day)
    case .nextWeek: days.date(of: item.day)
    }
  }
}
