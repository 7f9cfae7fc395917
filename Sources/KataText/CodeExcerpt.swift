/// One line of source with its number, and a sign under one column of it.
package struct CodeExcerpt: Hashable, Sendable {
  /// The line as it stands in the file; it need not be clean.
  package let source: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1 in UTF-8 bytes, as the compiler does; nil when the whole line is meant.
  package let column: Int?

  package init(source: String, line: Int, column: Int?) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// Shows the line, cut around the column where it is too long, and the sign below it.
  ///
  /// - Parameter name: What the line is called where nothing may be drawn.
  package func lines(width: Int, look: Look, name: String? = nil) -> [StyledText] {
    let glyphs = look.glyphs
    let number = glyphs.bar.isEmpty ? "\(name ?? "line \(line)"): " : "\(line) \(glyphs.bar) "
    let gutter = DisplayWidth.of(number)
    let window = ExcerptWindow(
      pieces: pieces(look.marks), column: column, width: max(width - gutter, 4),
      ellipsis: glyphs.ellipsis)
    let first = StyledText(number, .dim) + StyledText(window.text)
    guard let caret = window.caret, !glyphs.caret.isEmpty else { return [first] }
    let blank = String(repeating: " ", count: gutter - 2) + glyphs.bar + " "
    let below = StyledText(blank, .dim) + StyledText(String(repeating: " ", count: caret))
    return [first, below + StyledText(glyphs.caret, Style(.yellow, isBold: true))]
  }

  /// The characters as they are shown, tabs filled to the next fourth column, with an empty piece for the end.
  private func pieces(_ marks: Look.Marks) -> [ExcerptWindow.Piece] {
    let form = VisibleForm(marks: marks)
    var pieces: [ExcerptWindow.Piece] = []
    var (byte, column) = (0, 0)
    for character in source where !character.isNewline {
      let text =
        character == "\t"
        ? String(repeating: " ", count: 4 - column % 4)
        : character.unicodeScalars.map(form.text).joined()
      pieces.append(.init(text: text, byte: byte))
      byte += character.utf8.count
      column += DisplayWidth.of(text)
    }
    return pieces + [.init(text: "", byte: byte)]
  }
}
