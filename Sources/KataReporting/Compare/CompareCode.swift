import KataCore
import KataText

/// How much code each row is, and what the kata's change requests have touched in it, in columns.
struct CompareCode: ReportSection {
  let rows: [CompareRow]
  let changes: [ChangeRequest]
  let language: Language

  /// A column: its head, and the cell of a row.
  private struct Column {
    let head: String
    /// What it needs at least, with the space before it.
    var room = 0
    let cell: (CompareRow) -> String

    var width: Int { max(room, max(DisplayWidth.of(Catalogue.current.text(head)), 6) + 2) }
  }

  /// Columns that stand side by side, and the changes whose titles stand over the last of them.
  private struct Block {
    var columns: [Column] = []
    var changes: [ChangeRequest] = []
  }

  func write(on page: inout Page) {
    guard rows.contains(where: { $0.size != nil }) else { return }
    let titles = rows.map { page.words($0.title) }
    let wanted = titles.map(\.widthInColumns).max() ?? 0
    for block in blocks(room: page.width - wanted - 4) {
      page.blank()
      write(block, titles: titles, label: wanted, on: &page)
    }
  }

  /// Code first, then as many changes beside one another as there is room for.
  private func blocks(room: Int) -> [Block] {
    var blocks = [Block(columns: sizes)]
    for change in changes {
      let last = blocks[blocks.count - 1]
      let beside = last.columns + columns(of: change, isFirst: last.changes.isEmpty)
      if beside.map(\.width).reduce(0, +) > room, !last.changes.isEmpty {
        blocks.append(Block(columns: columns(of: change, isFirst: true), changes: [change]))
      } else {
        blocks[blocks.count - 1] = Block(columns: beside, changes: last.changes + [change])
      }
    }
    return blocks
  }

  private var sizes: [Column] {
    [
      Column(head: "lines") { $0.size.map { "\($0.lines)" } ?? "-" },
      Column(head: "types") { $0.size.map { "\($0.types)" } ?? "-" },
    ]
  }

  /// A change that is begun and has touched nothing yet costs nothing that could be compared.
  ///
  /// - Parameter isFirst: Whether its title may begin over what stands before its columns.
  private func columns(of change: ChangeRequest, isFirst: Bool) -> [Column] {
    let footprint = { (row: CompareRow) in
      row.changes[change.id].flatMap { $0.tokens > 0 ? $0 : nil }
    }
    let tokens = Column(head: "tokens") { footprint($0).map { "\($0.tokens)" } ?? "-" }
    let title = DisplayWidth.of(Catalogue.current.text(change.title(in: language)))
    return [
      Column(head: "touched", room: isFirst ? 0 : title + 2 - tokens.width) {
        footprint($0).map { "\($0.touched.count)" } ?? "-"
      }, tokens,
    ]
  }

  private func write(
    _ block: Block, titles: [StyledText], label wanted: Int, on page: inout Page
  ) {
    let widths = block.columns.map(\.width)
    let label = min(wanted, max(page.width - widths.reduce(4, +), 12))
    write(heads: block, widths, label: label, on: &page)
    for (row, title) in zip(rows, titles) {
      let style: Style = row.kind == .own ? .bold : .plain
      let cells = StyledText(Self.aligned(block.columns.map { $0.cell(row) }, widths), style)
      let sign = row.kind == .own ? page.glyphs.pointer : " "
      let lead = "  " + StyledText(sign, .cyan) + " "
      let missing = label - title.widthInColumns
      if missing >= 0 {
        page.add(lead + title + StyledText(String(repeating: " ", count: missing)) + cells)
      } else {
        page.add(title, lead: lead)
        page.add(StyledText(String(repeating: " ", count: label + 4)) + cells)
      }
    }
  }

  /// The titles of the changes over their two columns, then the heads.
  private func write(heads block: Block, _ widths: [Int], label: Int, on page: inout Page) {
    let indent = String(repeating: " ", count: label + 4)
    if !block.changes.isEmpty {
      page.add(StyledText(titles(of: block, widths, indent: indent), .bold))
    }
    let names = block.columns.map { Catalogue.current.text($0.head) }
    page.add(StyledText(indent) + StyledText(Self.aligned(names, widths), .dim))
  }

  /// Each title ends where its columns end, and may begin before them where there is room.
  private func titles(of block: Block, _ widths: [Int], indent: String) -> String {
    let own = block.columns.count - 2 * block.changes.count
    var (line, end) = ("", indent.count + widths.prefix(own).reduce(0, +))
    for (index, change) in block.changes.enumerated() {
      end += widths[own + 2 * index] + widths[own + 1 + 2 * index]
      let title = Catalogue.current.text(change.title(in: language))
      let gap = end - DisplayWidth.of(line) - DisplayWidth.of(title)
      line += String(repeating: " ", count: max(gap, 2)) + title
    }
    return line
  }

  private static func aligned(_ texts: [String], _ widths: [Int]) -> String {
    zip(texts, widths).map { text, width in
      String(repeating: " ", count: max(width - DisplayWidth.of(text), 1)) + text
    }.joined()
  }
}
