import Glibc

/// Counts beginnings behind which the lexer looks ahead as far as it can, each time again.
///
/// A few cost nothing. Thousands, each of them looking through the rest of a line or a file, would take it minutes.
struct RepetitionScan {
  /// The longest row of `#` that is read; a raw text needs as many as there are in a row in it.
  static let maximumHashes = 32
  /// The most lines that begin as a merge conflict does.
  static let maximumConflicts = 60
  /// The most lines that end with the beginning of a regular expression.
  static let maximumExpressions = 60

  private var hashes = (count: 0, offset: 0)
  private var expressions = (count: 0, offset: 0)

  /// Looks for the first excess in a text.
  mutating func excess(in bytes: [UInt8], lines: LineTable) -> NestingScan.Excess? {
    bytes.withUnsafeBufferPointer { readHashes($0) }
    let conflicts = lines.starts(before: [UInt8(ascii: "<"), UInt8(ascii: ">")], in: bytes)
      .filter { Self.beginsConflict(bytes[$0...]) }
    if hashes.count > Self.maximumHashes {
      return .init(problem: .hashes, measure: hashes.count, offset: hashes.offset)
    }
    if expressions.count > Self.maximumExpressions {
      return .init(problem: .expressions, measure: expressions.count, offset: expressions.offset)
    }
    guard conflicts.count > Self.maximumConflicts else { return nil }
    return .init(problem: .conflicts, measure: conflicts.count, offset: conflicts[0])
  }

  /// Looks at every row of `#`, of which most files have few or none.
  private mutating func readHashes(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while let found = memchr(base + index, Int32(UInt8(ascii: "#")), bytes.count - index) {
      let start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      index = start
      while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
      if index - start > hashes.count { hashes = (index - start, start) }
      if beginsLongExpression(bytes, at: index) {
        expressions = (expressions.count + 1, expressions.count == 0 ? start : expressions.offset)
      }
    }
  }

  /// Says whether a slash follows, and nothing else on its line.
  private func beginsLongExpression(_ bytes: UnsafeBufferPointer<UInt8>, at slash: Int) -> Bool {
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/") else { return false }
    let rest = bytes[(slash + 1)...].first { ![0x20, 0x09, 0x0D].contains($0) }
    return rest == nil || rest == 0x0A
  }

  private static func beginsConflict(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>> ".utf8)
  }
}
