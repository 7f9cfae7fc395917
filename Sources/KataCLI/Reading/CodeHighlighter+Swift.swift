import KataCore
import KataSyntax
import KataText

extension CodeHighlighter {
  /// Colours Swift by its syntax; other languages stay as they are.
  static let swift = CodeHighlighter { code, language in
    guard language == "swift" else { return nil }
    let bytes = Array(code.utf8)
    var text = StyledText()
    var end = 0
    let piece = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    for span in SwiftHighlighting().spans(in: code) {
      text.append(piece(end..<span.range.lowerBound))
      text.append(piece(span.range), span.kind.style)
      end = span.range.upperBound
    }
    text.append(piece(end..<bytes.count))
    return text
  }
}

extension SyntaxSpan.Kind {
  /// Colours that read on dark and light grounds, the most frequent ones quiet.
  fileprivate var style: Style {
    switch self {
    case .keyword: Style(.magenta)
    case .type: Style(.cyan)
    case .literal: Style(.yellow)
    case .string: Style(.green)
    case .comment: .dim
    case .attribute: Style(.blue)
    }
  }
}
