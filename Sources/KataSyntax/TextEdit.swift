/// A replacement of some bytes of a text.
struct TextEdit: Sendable {
  let range: Range<Int>
  let replacement: String
  /// Where what is put in stands in the learner's files, if not right there.
  var origin: SourcePlace?

  /// The edits that do not reach into those before them, given in the order of the text.
  ///
  /// Where a text has errors, the places of what is missing may lie inside something else.
  static func disjoint(_ edits: [TextEdit]) -> [TextEdit] {
    var end = 0
    return edits.filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }

  /// Applies edits that do not overlap, given in the order of the text.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 32 * edits.count)
    var end = 0
    for edit in disjoint(edits) {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}
