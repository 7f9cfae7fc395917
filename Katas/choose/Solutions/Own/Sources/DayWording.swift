import Foundation

/// How days read.
struct DayWording {
  private let formatter = DateFormatter()

  init(timeZone: TimeZone) {
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = "MMM d"
  }

  func text(of day: Date) -> String { formatter.string(from: day) }
}
