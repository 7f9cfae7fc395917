/// A text on its way into the parser: line ends made equal, size capped, and weighed.
///
/// The parser takes quadratic time, or memory, for some texts that nobody writes by hand: a table in which each short
/// row is filled up to a thousand cells, a long address that is referred to a thousand times. They are found by
/// counting, and are then shown as they stand.
struct MarkdownSource {
  /// Past this many bytes a text is cut.
  static let maxBytes = 512 << 10

  let text: String
  let isCut: Bool

  init(_ text: String) {
    let bytes = text.utf8
    var kept: [UInt8] = []
    kept.reserveCapacity(min(bytes.count, Self.maxBytes))
    var followsReturn = false
    for byte in bytes.prefix(Self.maxBytes) {
      if byte == .lineFeed, followsReturn {
        followsReturn = false
        continue
      }
      followsReturn = byte == .carriageReturn
      kept.append(followsReturn ? .lineFeed : byte)
    }
    isCut = bytes.count > Self.maxBytes
    self.text = String(decoding: kept, as: UTF8.self)
  }

  /// Says whether the parser may have the text.
  var isWithinLimits: Bool {
    guard text.utf8.count <= 256 << 10 else { return false }
    var weight = MarkdownWeight()
    return text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .allSatisfy { weight.takes($0) }
  }

  /// The whole text as one block.
  func verbatim(firstLine: Int) -> MarkdownBlock {
    let lineFeeds = text.utf8.count { $0 == .lineFeed }
    let last = firstLine + max(lineFeeds - (text.hasSuffix("\n") ? 1 : 0), 0)
    return MarkdownBlock(.verbatim(text), lines: firstLine...last)
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
