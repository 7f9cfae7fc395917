/// A replacement of some bytes of a text.
struct TextEdit: Sendable {
  let range: Range<Int>
  let replacement: String

  /// Applies edits that do not overlap, given in the order of the text.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 32 * edits.count)
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}
