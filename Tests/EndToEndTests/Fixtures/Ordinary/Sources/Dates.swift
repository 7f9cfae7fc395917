import Foundation

struct Clock01 {
  var now: () -> Date = { Date() }
  let calendar: Calendar = {
    var c = Calendar(identifier: .gregorian)
    c.timeZone = TimeZone(secondsFromGMT: 0)!
    c.locale = Locale(identifier: "en_US_POSIX")
    return c
  }()
  func days(to date: Date) -> Int {
    calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: now()), to: calendar.startOfDay(for: date)
    ).day ?? 0
  }
  func next(weekday: Int) -> Date? {
    calendar.nextDate(
      after: now(), matching: DateComponents(weekday: weekday), matchingPolicy: .nextTime)
  }
  func isWeekend() -> Bool { calendar.isDateInWeekend(now()) }
  func monthNames() -> [String] { calendar.monthSymbols + calendar.shortWeekdaySymbols }
  func range() -> Range<Int>? { calendar.range(of: .day, in: .month, for: now()) }
  func interval() -> DateInterval? { calendar.dateInterval(of: .weekOfYear, for: now()) }
  func same(_ a: Date, _ b: Date) -> Bool {
    calendar.isDate(a, inSameDayAs: b)
      || calendar.compare(a, to: b, toGranularity: .hour) == .orderedSame
  }
}
