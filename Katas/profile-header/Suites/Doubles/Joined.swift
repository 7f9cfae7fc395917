import Foundation

/// The day on which an account was opened, in GMT.
struct Joined {
  let date: Date

  init(_ date: Date) {
    self.date = date
  }

  init(year: Int, month: Int, day: Int) {
    let parts = DateComponents(year: year, month: month, day: day)
    date = Self.calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }

  /// As the server writes it.
  var text: String { text("yyyy-MM-dd") }

  /// As the header says it.
  var words: String { text("MMMM yyyy") }

  private func text(_ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Self.calendar
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
