extension StyledText {
  /// Breaks the text into lines of at most `width` columns.
  ///
  /// The first line opens with `lead`, the others with `hanging`, which is as many blanks unless it is given. Line
  /// feeds in the text break as well. A word that fits on no line is cut, after a slash or another joint if it can be.
  package func wrapped(
    to width: Int, lead: StyledText = "", hanging: StyledText? = nil
  ) -> [StyledText] {
    let indent = hanging ?? StyledText(String(repeating: " ", count: lead.widthInColumns))
    let room = max(width - indent.widthInColumns, 2)
    var lines: [StyledText] = []
    for paragraph in cells.split(omittingEmptySubsequences: false, whereSeparator: \.isLineFeed) {
      let first = lines.isEmpty ? max(width - lead.widthInColumns, 2) : room
      let breaker = LineBreaker(cells: Array(paragraph), firstWidth: first, width: room)
      for line in breaker.lines {
        lines.append((lines.isEmpty ? lead : indent) + StyledText(line))
      }
    }
    return lines
  }

  /// Cuts the text at its line feeds.
  func splitIntoLines() -> [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      for (index, piece) in run.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), run.style, link: run.link)
      }
    }
    return lines
  }

  /// Cuts the text to `width` columns, the ellipsis counted; short text stays as it is.
  package func truncated(to width: Int, ellipsis: String) -> StyledText {
    let cells = self.cells
    guard cells.reduce(0, { $0 + $1.width }) > width else { return self }
    var room = width - DisplayWidth.of(ellipsis)
    let kept = cells.prefix {
      room -= $0.width
      return room >= 0
    }
    let style = kept.last?.style ?? .plain
    return StyledText(kept).trimmedAtEnd() + StyledText(ellipsis, style)
  }
}

extension Cell {
  fileprivate var isLineFeed: Bool { character.isNewline }
}
