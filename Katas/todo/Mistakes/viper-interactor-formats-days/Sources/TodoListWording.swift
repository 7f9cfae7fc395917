import Foundation

/// How the list reads.
struct TodoListWording {
  let days: DayWording
  let nothing = "Nothing is coming up."
  let failure = "Your items could not be loaded."

  func header(of group: DueGroup) -> String {
    switch group {
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later this week"
    case .nextWeek: "Next week"
    }
  }

  func row(_ fact: UpcomingFact) -> TodoListSection.Row {
    TodoListSection.Row(title: fact.title, detail: fact.day)
  }
}
