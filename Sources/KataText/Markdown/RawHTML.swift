/// A block of HTML, taken apart into comments and text that is shown as it stands.
struct RawHTML {
  private static let opening = "<!--"
  private static let closing = "-->"

  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Says whether it is one comment and nothing else.
  var isComment: Bool {
    text.hasPrefix(Self.opening) && text.hasSuffix(Self.closing)
  }

  /// The comments and the text between them, in order; a comment that is never closed is text.
  func blocks(lines: ClosedRange<Int>) -> [MarkdownBlock] {
    var (blocks, rest, line) = ([MarkdownBlock](), text[...], lines.lowerBound)
    let add = { (kind: MarkdownBlock.Kind, piece: Substring) in
      let first = line + piece.prefix { $0.isWhitespace }.lineFeeds
      blocks.append(MarkdownBlock(kind, lines: first...(first + piece.trimmed.lineFeeds)))
    }
    while let start = rest.firstRange(of: Self.opening),
      let end = rest[start.upperBound...].firstRange(of: Self.closing)
    {
      let before = rest[..<start.lowerBound]
      if !before.trimmed.isEmpty { add(.verbatim(String(before.trimmed)), before) }
      line += before.lineFeeds
      let comment = rest[start.lowerBound..<end.upperBound]
      add(.htmlComment(String(rest[start.upperBound..<end.lowerBound].trimmed)), comment)
      line += comment.lineFeeds
      rest = rest[end.upperBound...]
    }
    if !rest.trimmed.isEmpty { add(.verbatim(String(rest.trimmed)), rest) }
    return blocks
  }
}

extension Substring {
  fileprivate var lineFeeds: Int { utf8.count { $0 == UInt8(ascii: "\n") } }

  /// Without the blanks and empty lines around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }
}
