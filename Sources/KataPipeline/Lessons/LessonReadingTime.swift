package import KataContent
import KataText

/// How long a lesson takes to read without its questions: 200 words and 20 lines of code a minute.
package struct LessonReadingTime: Sendable {
  package let words: Int
  /// Lines of code that a reader sees: neither blank nor folded.
  package let codeLines: Int

  package init(_ page: LessonPage) {
    var counted = (words: 0, lines: 0)
    Self.count(page.document.blocks, into: &counted)
    words = counted.words
    codeLines = counted.lines
  }

  /// At least one.
  package var minutes: Int {
    max(1, Int((Double(words) / 200 + Double(codeLines) / 20).rounded()))
  }

  private static func count(_ blocks: [MarkdownBlock], into counted: inout (words: Int, lines: Int))
  {
    for block in blocks {
      switch block.kind {
      case .heading(_, let text), .paragraph(let text): counted.words += text.wordCount
      case .code(let code):
        guard !code.isFolded, !code.isDrawing else { continue }
        counted.lines += code.text.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) }
      case .list(let list): count(list.items.flatMap(\.blocks), into: &counted)
      case .quote(let inner): count(inner, into: &counted)
      case .table(let table):
        counted.words += ([table.header] + table.rows).flatMap(\.cells).reduce(0) {
          $0 + $1.wordCount
        }
      case .rule, .htmlComment, .verbatim: break
      }
    }
  }
}

extension [MarkdownInline] {
  fileprivate var wordCount: Int { plain.split(whereSeparator: \.isWhitespace).count }
}
