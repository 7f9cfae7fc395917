extension BlockLayout {
  /// Lays out code line by line; a drawing is told in words where it cannot be seen whole.
  func code(_ code: MarkdownCode, width: Int) -> [Line] {
    let lines = styledLines(of: code)
    guard code.isDrawing else { return self.code(lines, from: code.firstLine, width: width) }
    let widest = lines.map(\.widthInColumns).max() ?? 0
    if let words = code.words, look.marks == .words || widest > width {
      return told(words).wrapped(to: width).map { Line($0, sourceLine: code.firstLine) }
    }
    let indent = widest + Self.indent.widthInColumns > width ? "" : Self.indent
    return lines.enumerated().map { index, text in
      let line = text.isEmpty ? "" : indent + text
      return Line(
        line.truncated(to: width, ellipsis: look.glyphs.ellipsis),
        sourceLine: code.firstLine + index)
    }
  }

  private func styledLines(of code: MarkdownCode) -> [StyledText] {
    let clean = PlainDrawing.of(Sanitiser.text(code.text, marks: look.marks), marks: look.marks)
    let styled =
      look.hasColour
      ? highlighter?.highlighted(clean, language: code.language) : nil
    return (styled ?? StyledText(clean)).splitIntoLines()
  }

  private func code(_ lines: [StyledText], from first: Int, width: Int) -> [Line] {
    lines.enumerated().flatMap { index, text in
      broken(text, width: width).map { Line($0, sourceLine: first + index) }
    }
  }

  /// Breaks a line that is wider than the page; what is left of it stands below, as deep as the line itself.
  private func broken(_ text: StyledText, width: Int) -> [StyledText] {
    let line = text.isEmpty ? "" : Self.indent + text
    guard line.widthInColumns > width else { return [line] }
    let cells = line.cells
    let blanks = cells.prefix { $0.isSpace }.count
    let mark = StyledText(marks.continuation, .dim)
    // Deep code on a narrow page moves to the left, or nothing of it would fit.
    let deepest = max(min(width / 2, width - mark.widthInColumns - 4), 0)
    let lead = StyledText(String(repeating: " ", count: min(blanks, deepest)))
    let (code, comment) = parts(of: cells.dropFirst(blanks))
    guard !comment.isEmpty, (lead + code).widthInColumns <= width else {
      return StyledText(cells.dropFirst(blanks))
        .wrapped(to: width, lead: lead, hanging: lead + mark)
    }
    return [lead + code] + comment.wrapped(to: width, lead: lead + mark, hanging: lead + mark)
  }

  /// Parts a line of code from the comment at its end, which reads better below it than broken.
  private func parts(of line: ArraySlice<Cell>) -> (code: StyledText, comment: StyledText) {
    let comment = line.indices.dropFirst().dropLast().first {
      line[$0 - 1].isSpace && line[$0].character == "/" && line[$0 + 1].character == "/"
    }
    guard let comment else { return (StyledText(line), "") }
    return (StyledText(line[..<comment]).trimmedAtEnd(), StyledText(line[comment...]))
  }

  /// The words as running text; where the author's lines end means nothing.
  private func told(_ words: String) -> StyledText {
    let lines = words.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
    let inlines = lines.flatMap { [MarkdownInline.softBreak, .text(String($0))] }
    return self.inlines.text(Array(inlines.dropFirst()))
  }
}
