import KataCore
import KataSyntax
import KataText

extension CodeHighlighter {
  /// Colours Swift by its syntax and diffs by their lines; other languages stay as they are.
  static let swift = CodeHighlighter { code, language in
    if language == "diff" { return diff(code) }
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

  private static func diff(_ code: String) -> StyledText {
    var text = StyledText()
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let style: Style =
        line.hasPrefix("+") ? Style(.green) : line.hasPrefix("-") ? Style(.red) : .plain
      text.append((index == 0 ? "" : "\n") + line, style)
    }
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
