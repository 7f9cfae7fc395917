import Foundation
import TodoContract

/// Says which items are coming up, and in which group: the rule of this app.
struct UpcomingRule {
  let calendar: Calendar
  let now: Date

  /// What is coming up, by day; items of one day stay in their order.
  func facts(about items: [TodoItem]) -> [UpcomingFact] {
    items.filter { !$0.isDone }.compactMap(fact).sorted { $0.day < $1.day }
  }

  private func fact(about item: TodoItem) -> UpcomingFact? {
    let day = calendar.startOfDay(for: item.due)
    let days = daysFromToday(to: day)
    return group(of: day, daysFromToday: days).map {
      UpcomingFact(title: item.title, group: $0, day: day, daysLate: max(0, -days))
    }
  }

  /// Nil for a day after next week.
  private func group(of day: Date, daysFromToday days: Int) -> DueGroup? {
    if days < 0 { return .overdue }
    if days == 0 { return .today }
    if days == 1 { return .tomorrow }
    if isSameWeek(day, today) { return .laterThisWeek }
    let nextWeek = calendar.date(byAdding: .weekOfYear, value: 1, to: today)
    return nextWeek.map { isSameWeek(day, $0) } == true ? .nextWeek : nil
  }

  private var today: Date { calendar.startOfDay(for: now) }

  private func daysFromToday(to day: Date) -> Int {
    calendar.dateComponents([.day], from: today, to: day).day ?? 0
  }

  private func isSameWeek(_ day: Date, _ other: Date) -> Bool {
    calendar.isDate(day, equalTo: other, toGranularity: .weekOfYear)
  }
}
