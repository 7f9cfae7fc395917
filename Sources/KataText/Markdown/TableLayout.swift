/// Lays out a table in columns, or as a list of `header: value` where columns do not fit or help nobody.
struct TableLayout {
  typealias Line = MarkdownPage.Line

  private struct Row {
    let cells: [StyledText]
    let line: Int
  }

  private static let gap = 2

  private let table: MarkdownTable
  private let header: Row
  private let rows: [Row]
  private let look: Look

  init(_ table: MarkdownTable, inlines: InlineLayout, look: Look) {
    self.table = table
    self.look = look
    header = Row(cells: table.header.cells.map { inlines.text($0, .bold) }, line: table.header.line)
    rows = table.rows.map { row in
      Row(cells: row.cells.map { inlines.text($0) }, line: row.line)
    }
  }

  func lines(width: Int) -> [Line] {
    let indent = width >= 40 ? BlockLayout.indent : ""
    let gaps = Self.gap * max(table.alignments.count - 1, 0)
    let room = width - indent.widthInColumns - gaps
    guard look.marks != .words, let widths = ColumnWidths(columns, room: room)?.widths else {
      return listed(width: width)
    }
    return columns(widths).map {
      Line($0.text.isEmpty ? "" : indent + $0.text, sourceLine: $0.sourceLine)
    }
  }

  private var columns: [[StyledText]] {
    table.alignments.indices.map { column in
      ([header] + rows).compactMap { $0.cells.indices.contains(column) ? $0.cells[column] : nil }
    }
  }

  private func columns(_ widths: [Int]) -> [Line] {
    let mark = PageMarks(look.marks).line
    let rules = widths.map { StyledText(String(repeating: mark, count: $0), .dim) }
    let rule = rules.joined(separator: blank(Self.gap))
    let bodies = rows.map { self.lines(of: $0, widths) }
    // Rows of several lines need air to be told apart.
    let isLoose = bodies.contains { $0.count > 1 }
    var lines = self.lines(of: header, widths) + [Line(rule, sourceLine: header.line)]
    for (index, body) in bodies.enumerated() {
      if isLoose, index > 0 { lines.append(Line("", sourceLine: rows[index].line)) }
      lines += body
    }
    return lines
  }

  private func lines(of row: Row, _ widths: [Int]) -> [Line] {
    let cells = zip(row.cells, widths).map { $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      let parts = zip(cells.indices, widths).map { column, width in
        let text = index < cells[column].count ? cells[column][index] : ""
        return padded(text, to: width, table.alignments[column])
      }
      return Line(parts.joined(separator: blank(Self.gap)).trimmedAtEnd(), sourceLine: row.line)
    }
  }

  private func padded(
    _ text: StyledText, to width: Int, _ alignment: MarkdownTable.Alignment
  ) -> StyledText {
    let missing = max(width - text.widthInColumns, 0)
    switch alignment {
    case .left: return text + blank(missing)
    case .right: return blank(missing) + text
    case .centre: return blank(missing / 2) + text + blank(missing - missing / 2)
    }
  }

  private func blank(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: count))
  }

  /// One line for each cell, rows apart; a table without rows is its header.
  private func listed(width: Int) -> [Line] {
    guard !rows.isEmpty else {
      let text = header.cells.joined(separator: ", ")
      return text.wrapped(to: width).map { Line($0, sourceLine: header.line) }
    }
    return rows.enumerated().flatMap { index, row in
      let apart = index == 0 ? [] : [Line("", sourceLine: row.line)]
      let cells = zip(header.cells, row.cells).filter { !$0.1.isEmpty }
      return apart
        + cells.flatMap { name, value in
          (label(name) + value).wrapped(to: width, lead: "", hanging: BlockLayout.indent)
            .map { Line($0, sourceLine: row.line) }
        }
    }
  }

  private func label(_ name: StyledText) -> StyledText {
    guard let last = name.plain.last else { return "" }
    return name + StyledText(DisplayWidth.of(last) == 2 ? "：" : ": ", .bold)
  }
}
