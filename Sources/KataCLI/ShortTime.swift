import Foundation

/// A moment as somebody reads it in a list, in the local time zone.
struct ShortTime: Sendable {
  let text: String

  init(_ date: Date, environment: [String: String]) {
    let zone = environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .current
    text = date.formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)
          """,
        timeZone: zone, calendar: Calendar(identifier: .gregorian)))
  }
}
