import Foundation

/// Days in GMT, as the form reads and writes them.
enum Day {
  /// A day as people type it.
  static func text(_ date: Date) -> String { textFormatter.string(from: date) }

  /// A day as the form shows it below the name.
  static func words(_ date: Date) -> String {
    "Born on " + wordsFormatter.string(from: date)
  }

  static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    let days = DateComponents(
      calendar: calendar, timeZone: calendar.timeZone, year: year, month: month, day: day)
    return days.date ?? .distantPast
  }

  static func after(_ date: Date) -> Date {
    date.addingTimeInterval(24 * 60 * 60)
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  // Kept, because making one takes longer than most cases do.
  private static let textFormatter = formatter("yyyy-MM-dd")
  private static let wordsFormatter = formatter("EEEE MMMM d, yyyy")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter
  }
}
