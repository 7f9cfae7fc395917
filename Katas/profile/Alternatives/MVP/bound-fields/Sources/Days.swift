import Foundation

/// Reads and writes days by the calendar, without a formatter.
struct Days {
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    self.calendar = calendar
  }

  /// The day that a text stands for, by year, month and day; nil when there is no such day.
  func day(_ text: String) -> Date? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, text.count == 10 else { return nil }
    let wanted = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    guard wanted.year != nil, wanted.month != nil, wanted.day != nil,
      let date = calendar.date(from: wanted),
      calendar.dateComponents([.year, .month, .day], from: date) == wanted
    else { return nil }
    return date
  }

  func text(_ date: Date?) -> String {
    guard let date else { return "" }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  func inWords(_ date: Date?) -> String {
    guard let date else { return "" }
    let parts = calendar.dateComponents([.weekday, .year, .month, .day], from: date)
    var names = Calendar(identifier: .gregorian)
    names.locale = Locale(identifier: "en_US_POSIX")
    let weekday = names.weekdaySymbols[(parts.weekday ?? 1) - 1]
    let month = names.monthSymbols[(parts.month ?? 1) - 1]
    return "Born on \(weekday) \(month) \(parts.day ?? 0), \(parts.year ?? 0)"
  }
}
