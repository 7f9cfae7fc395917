import Foundation

/// A moment in UTC to the millisecond, as text that sorts like time: `2026-01-31T08:05:00.250Z`.
struct Moment: CustomStringConvertible {
  /// Since 1970.
  private let milliseconds: Int64

  /// Takes the moment nearest to a date within the years 1 to 9999.
  init(_ date: Date) {
    let exact = (date.timeIntervalSince1970 * 1000).rounded()
    let known = -62_135_596_800_000...253_402_300_799_999.0
    milliseconds = exact.isNaN ? 0 : Int64(min(max(exact, known.lowerBound), known.upperBound))
  }

  /// Reads the text, with or without a fraction; nil when it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    let whole = parts.count == 2 ? parts[0] + "Z" : Substring(text)
    guard let date = try? Date(String(whole), strategy: .iso8601) else { return nil }
    var fraction = 0.0
    if parts.count == 2 {
      let digits = parts[1].dropLast()
      guard parts[1].last == "Z", !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
        return nil
      }
      fraction = Double("0.\(digits)") ?? 0
    }
    self.init(date.addingTimeInterval(fraction))
  }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  var description: String {
    let fraction = Int(milliseconds - 1000 * Int64((Double(milliseconds) / 1000).rounded(.down)))
    let whole = Date(timeIntervalSince1970: Double(milliseconds - Int64(fraction)) / 1000)
    let digits = String(1000 + fraction).dropFirst()
    return whole.formatted(.iso8601).dropLast() + ".\(digits)Z"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
