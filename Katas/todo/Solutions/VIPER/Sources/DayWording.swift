import Foundation

/// How days read.
struct DayWording {
  let timeZone: TimeZone

  /// Such as "Thursday".
  func weekday(of day: Date) -> String { text(of: day, "EEEE") }

  /// Such as "Thursday, Dec 3".
  func date(of day: Date) -> String { text(of: day, "EEEE, MMM d") }

  private func text(of day: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = format
    return formatter.string(from: day)
  }
}
