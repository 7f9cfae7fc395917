import Foundation
import TodoContract

/// A clock that stands still, in a time zone and with a first day of the week of its own.
@MainActor final class ClockFake: TodoClock {
  let now: Date
  let calendar: Calendar

  /// - Parameters:
  ///   - dayOfWeek: Which day of its week today is, counted from 0.
  convenience init(values: SeededValues, dayOfWeek: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = TimeZone(secondsFromGMT: 3600 * values.pick([-9, 8, 11])) ?? .current
    calendar.firstWeekday = values.pick([1, 2])
    // Far from the turn of the year, where weeks are counted in more than one way.
    let date = DateComponents(
      year: values.number(in: 2024...2029), month: values.number(in: 2...10),
      day: values.number(in: 1...28))
    let day = calendar.date(from: date) ?? Date(timeIntervalSince1970: 0)
    let week = calendar.dateInterval(of: .weekOfYear, for: day)?.start ?? day
    let today = calendar.date(byAdding: .day, value: dayOfWeek, to: week) ?? week
    self.init(now: today + Double(values.pick([60, 43_200, 86_340])), calendar: calendar)
  }

  init(now: Date, calendar: Calendar) {
    self.now = now
    self.calendar = calendar
  }

  /// Some time of the day that is so many days away.
  func time(inDays days: Int, seconds: Int) -> Date { start(inDays: days) + Double(seconds) }

  /// The first moment of the day that is so many days away.
  func start(inDays days: Int) -> Date {
    let today = calendar.startOfDay(for: now)
    return calendar.date(byAdding: .day, value: days, to: today) ?? today
  }

  /// How that day reads in full or as a day of the week.
  func text(inDays days: Int, format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = format
    return formatter.string(from: start(inDays: days))
  }
}
