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
  var text: String { Self.textFormatter.string(from: date) }

  /// As the header says it.
  var words: String { Self.wordsFormatter.string(from: date) }

  // Kept, because making one takes longer than most cases do.
  private static let textFormatter = formatter("yyyy-MM-dd")
  private static let wordsFormatter = formatter("MMMM yyyy")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
