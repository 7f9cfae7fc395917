/// Counts the columns that text takes in a terminal, by an own table, so that no locale changes the answer.
package enum DisplayWidth {
  /// The columns of a text without line feeds and tabs.
  package static func of(_ text: some StringProtocol) -> Int {
    // Printable ASCII, which is most of what is measured, takes a column for each byte.
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    // An emoji selector, and two halves of a flag, make an emoji of whatever they meet.
    if scalars.contains("\u{fe0f}") || isHalfFlag(first) { return 2 }
    let widest = scalars.reduce(0) { max($0, of($1)) }
    return isHalfWidthVoicing(scalars[scalars.index(before: scalars.endIndex)]) ? 2 : widest
  }

  /// The columns of one scalar when it stands alone.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7f..<0xa0).contains(value) ? 0 : 1 }
    if contains(value, in: zeroWidth) { return 0 }
    return contains(value, in: wide) ? 2 : 1
  }

  /// Says whether it is a voicing mark that takes a column of its own although it belongs to a kana.
  private static func isHalfWidthVoicing(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xff9e || scalar.value == 0xff9f
  }

  private static func isHalfFlag(_ scalar: Unicode.Scalar) -> Bool {
    (0x1f1e6...0x1f1ff).contains(scalar.value)
  }

  /// Looks a value up in sorted ranges, written as first and last in turn.
  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var (low, high) = (0, ranges.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else if value < ranges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
