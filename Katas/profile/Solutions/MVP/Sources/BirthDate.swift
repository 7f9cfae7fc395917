import Foundation

/// A birth date as it is typed, with the day that it was last read as.
struct BirthDate {
  private(set) var text: String
  private(set) var day: Date?

  init(_ day: Date?) {
    self.day = day
    text = day.map { Self.formatter("yyyy-MM-dd").string(from: $0) } ?? ""
  }

  /// Takes a text as it is; one that is no day leaves the day as it was.
  mutating func enter(_ text: String) {
    self.text = text
    if isReadable { day = Self.day(in: text) }
  }

  /// Takes a day from elsewhere, and rewrites the text if it is another one.
  mutating func follow(_ day: Date?) {
    if day != self.day { self = BirthDate(day) }
  }

  var isReadable: Bool {
    text.isEmpty || Self.day(in: text) != nil
  }

  var words: String {
    day.map { "Born on " + Self.formatter("EEEE MMMM d, yyyy").string(from: $0) } ?? ""
  }

  private static func day(in text: String) -> Date? {
    formatter("yyyy-MM-dd").date(from: text)
  }

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = format
    return formatter
  }
}
