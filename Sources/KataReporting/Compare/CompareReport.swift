package import KataCore
package import KataText

/// The same kata in several patterns, side by side: the starter, the references and the learner's own attempts.
package struct CompareReport: Sendable {
  package let lines: [StyledText]

  /// - Parameter changes: The change requests that the learner has begun; what others ask for is not told yet.
  package init(
    _ rows: [CompareRow], kata: Kata, changes: [ChangeRequest] = [],
    language: Language = .english, width: Int, look: Look
  ) {
    var page = Page(width: width, look: look)
    page.heading([kata.title(in: language), "patterns compared"])
    page.blank()
    if page.isWide {
      CompareTable(rows: rows).write(on: &page)
      CompareCode(rows: rows, changes: changes, language: language).write(on: &page)
    } else {
      CompareList(rows: rows, changes: changes, language: language).write(on: &page)
    }
    page.blank()
    page.add(
      page.words(
        """
        raw: from 0 to 1, the same measure in all rows. of 100: from the starter to the \
        reference of the row's own pattern.
        """, .dim),
      lead: "  ")
    if !changes.isEmpty {
      page.add(
        page.words(
          "touched, tokens: the types that a change request has touched, and the tokens that are new or gone.",
          .dim),
        lead: "  ")
    }
    let more = kata.changes.count - changes.count
    if more > 0 {
      let sentence =
        more == 1
        ? "1 change request is left: after a pass, `kata change` brings it."
        : "\(more) change requests are left: after a pass, `kata change` brings the next one."
      page.add(page.prose(sentence, .dim), lead: "  ")
    }
    lines = page.lines
  }
}

/// The rows in columns.
struct CompareTable: ReportSection {
  let rows: [CompareRow]

  /// The columns, as wide as their heads with a gap before them.
  private var columns: [Int] {
    let unit = DisplayWidth.of(Catalogue.current.text("raw  of 100"))
    return Score.Feature.allCases.map {
      max(DisplayWidth.of(Catalogue.current.text($0.name)), unit) + 2
    }
  }

  func write(on page: inout Page) {
    let room = page.width - columns.reduce(4, +)
    let widest = rows.map { page.words($0.title).widthInColumns }.max() ?? 0
    let label = min(max(widest, 12), room)
    let indent = "    " + String(repeating: " ", count: label)
    let heads = aligned(Score.Feature.allCases.map(\.name))
    page.add(StyledText(indent) + StyledText(heads, .bold))
    let units = aligned(columns.map { _ in "raw  of 100" })
    page.add(StyledText(indent) + StyledText(units, .dim))
    for row in rows { write(row, label, on: &page) }
  }

  private func write(_ row: CompareRow, _ label: Int, on page: inout Page) {
    let values = aligned(Score.Feature.allCases.map { Self.text(row.values[$0]) })
    let style: Style = row.kind == .own ? .bold : .plain
    let sign = row.kind == .own ? page.glyphs.pointer : " "
    let title = page.words(row.title, style)
    let missing = label - title.widthInColumns
    let lead = "  " + StyledText(sign, .cyan) + " "
    if missing >= 0 {
      let gap = String(repeating: " ", count: missing)
      page.add(lead + title + StyledText(gap + values, style))
    } else {
      page.add(title, lead: lead)
      page.add(StyledText("    " + String(repeating: " ", count: label) + values, style))
    }
  }

  private func aligned(_ texts: [String]) -> String {
    zip(texts.map(Catalogue.current.text), columns).map { text, width in
      String(repeating: " ", count: max(width - DisplayWidth.of(text), 0)) + text
    }.joined()
  }

  private static func text(_ value: ScoreValue?) -> String {
    guard let value else { return "-" }
    let points = value.anchored.map(String.init) ?? "-"
    let gap = String(repeating: " ", count: max(7 - points.count, 1))
    return Figure.raw(value.raw) + gap + points
  }
}

/// The rows below one another, where there is no room for columns or nobody sees them.
struct CompareList: ReportSection {
  let rows: [CompareRow]
  let changes: [ChangeRequest]
  let language: Language

  func write(on page: inout Page) {
    for row in rows {
      let sign =
        page.look.marks == .words ? "" : row.kind == .own ? page.glyphs.pointer : page.glyphs.bullet
      page.item(sign, row.kind == .own ? .cyan : nil, page.words(row.title, .bold))
      for feature in Score.Feature.allCases {
        let value = row.values[feature]
        let raw = value.map { Figure.raw($0.raw) } ?? "not scored"
        let points = value?.anchored.map { "\($0) of 100" }
        page.add(
          page.words(feature.name) + page.colon + page.facts([raw, points].compactMap(\.self)),
          lead: "    ", hanging: "      ")
      }
      writeCode(of: row, on: &page)
    }
  }

  private func writeCode(of row: CompareRow, on page: inout Page) {
    guard let size = row.size else { return }
    page.add(
      page.facts([Count(size.lines, "line").description, Count(size.types, "type").description]),
      lead: "    ", hanging: "      ")
    for change in changes {
      guard let footprint = row.changes[change.id] else { continue }
      let touched = "touched \(Count(footprint.touched.count, "type"))"
      page.add(
        page.words(change.title(in: language)) + page.colon
          + page.facts([touched, Count(footprint.tokens, "token").description]),
        lead: "    ", hanging: "      ")
    }
  }
}
