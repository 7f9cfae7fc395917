import Foundation
import LibraryContract

/// A clock that stands still, in a time zone of its own.
@MainActor final class ClockFake: LibraryClock {
  let now: Date
  let calendar: Calendar

  convenience init(values: SeededValues) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = TimeZone(secondsFromGMT: 3600 * values.pick([-9, 8, 11])) ?? .current
    let date = DateComponents(
      year: values.number(in: 2024...2029), month: values.number(in: 1...12),
      day: values.number(in: 1...28))
    let today = calendar.date(from: date) ?? Date(timeIntervalSince1970: 0)
    self.init(now: today + Double(values.pick([60, 43_200, 86_340])), calendar: calendar)
  }

  init(now: Date, calendar: Calendar) {
    self.now = now
    self.calendar = calendar
  }

  /// Some time of the day that is so many days away.
  func time(inDays days: Int, seconds: Int) -> Date {
    let today = calendar.startOfDay(for: now)
    return (calendar.date(byAdding: .day, value: days, to: today) ?? today) + Double(seconds)
  }

  /// How the day of a moment reads.
  func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = "MMM d"
    return formatter.string(from: date)
  }
}
