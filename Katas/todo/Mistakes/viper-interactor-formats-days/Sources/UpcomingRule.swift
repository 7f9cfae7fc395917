import Foundation
import TodoContract

/// Says which items are coming up, and in which group: the rule of this app.
struct UpcomingRule {
  let calendar: Calendar
  let now: Date

  /// What is coming up, by day; items of one day stay in their order.
  func facts(about items: [TodoItem]) -> [UpcomingFact] {
    items.filter { !$0.isDone }
      .sorted { calendar.startOfDay(for: $0.due) < calendar.startOfDay(for: $1.due) }
      .compactMap(fact)
  }

  private func fact(about item: TodoItem) -> UpcomingFact? {
    let day = calendar.startOfDay(for: item.due)
    return group(of: day).map {
      UpcomingFact(title: item.title, group: $0, day: detail(of: day, in: $0))
    }
  }

  private func detail(of day: Date, in group: DueGroup) -> String? {
    let days = DayWording(timeZone: calendar.timeZone)
    switch group {
    case .today, .tomorrow: return nil
    case .laterThisWeek: return days.weekday(of: day)
    case .nextWeek: return days.date(of: day)
    }
  }

  /// Nil for a day that has passed or is after next week.
  private func group(of day: Date) -> DueGroup? {
    let today = calendar.startOfDay(for: now)
    guard let days = calendar.dateComponents([.day], from: today, to: day).day, days >= 0 else {
      return nil
    }
    if days == 0 { return .today }
    if days == 1 { return .tomorrow }
    if isSameWeek(day, today) { return .laterThisWeek }
    let nextWeek = calendar.date(byAdding: .weekOfYear, value: 1, to: today)
    return nextWeek.map { isSameWeek(day, $0) } == true ? .nextWeek : nil
  }

  private func isSameWeek(_ day: Date, _ other: Date) -> Bool {
    calendar.isDate(day, equalTo: other, toGranularity: .weekOfYear)
  }
}
