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
    let cell: (CompareRow) -> String
  }

  private var columns: [Column] {
    [
      Column(head: "lines") { $0.size.map { "\($0.lines)" } ?? "-" },
      Column(head: "types") { $0.size.map { "\($0.types)" } ?? "-" },
    ]
      + changes.flatMap { change in
        [
          Column(head: "touched") { $0.changes[change.id].map { "\($0.touched.count)" } ?? "-" },
          Column(head: "tokens") { $0.changes[change.id].map { "\($0.tokens)" } ?? "-" },
        ]
      }
  }

  func write(on page: inout Page) {
    guard rows.contains(where: { $0.size != nil }) else { return }
    page.blank()
    let titles = rows.map { page.words($0.title) }
    let widths = columns.map { max(DisplayWidth.of(Catalogue.current.text($0.head)), 6) + 2 }
    let room = page.width - widths.reduce(4, +)
    let label = min(titles.map(\.widthInColumns).max() ?? 0, max(room, 12))
    write(heads: widths, label: label, on: &page)
    for (row, title) in zip(rows, titles) {
      let style: Style = row.kind == .own ? .bold : .plain
      let cells = StyledText(Self.aligned(columns.map { $0.cell(row) }, widths), style)
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
  private func write(heads widths: [Int], label: Int, on page: inout Page) {
    let indent = String(repeating: " ", count: label + 4)
    if !changes.isEmpty { page.add(StyledText(titles(widths, indent: indent), .bold)) }
    let names = columns.map { Catalogue.current.text($0.head) }
    page.add(StyledText(indent) + StyledText(Self.aligned(names, widths), .dim))
  }

  /// Each title ends where its columns end, and may begin before them where there is room.
  private func titles(_ widths: [Int], indent: String) -> String {
    let firstEnd = indent.count + widths.prefix(2).reduce(0, +)
    var (line, end) = ("", firstEnd)
    for (index, change) in changes.enumerated() {
      end += widths[2 + 2 * index] + widths[3 + 2 * index]
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
