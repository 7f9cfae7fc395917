/// A piece of a document that stands on lines of its own, with the lines it came from.
package struct MarkdownBlock: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// A heading with its level, from 1 to 6.
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    case code(MarkdownCode)
    case list(MarkdownList)
    case quote([MarkdownBlock])
    case table(MarkdownTable)
    case rule
    /// What stands between `<!--` and `-->`, without the blanks around it; no page shows it as it stands.
    case htmlComment(String)
    /// Text that is shown as it stands, line by line: raw HTML, or a document past the limits.
    case verbatim(String)
  }

  package let kind: Kind
  /// Its first and last line in the source, counted from 1.
  package let lines: ClosedRange<Int>

  package init(_ kind: Kind, lines: ClosedRange<Int>) {
    self.kind = kind
    self.lines = lines
  }

  /// Its first line in the source, counted from 1.
  package var line: Int { lines.lowerBound }
}

/// Code between fences, or indented by four columns.
package struct MarkdownCode: Hashable, Sendable {
  /// The words behind the opening fence, as they stand there: `swift`, `+`.
  package let info: [String]
  /// The lines without the fences; no line feed at the end.
  package let text: String
  /// The line of the source on which the code itself begins.
  package let firstLine: Int
  /// What the drawing shows, for whoever cannot see it; nil for code that is read as it stands.
  package let words: String?

  package init(info: [String], text: String, firstLine: Int, words: String? = nil) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
    self.words = words
  }

  /// The first word behind the fence; nil where nothing stands there.
  package var language: String? { info.first }

  /// Says whether a page shows a note in place of the code until somebody asks for it.
  package var isFolded: Bool { info.dropFirst().contains("fold") }
}

/// A list with bullets or numbers.
package struct MarkdownList: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// Whether a task is done; nil for an item that is no task.
    package let isDone: Bool?
    package let blocks: [MarkdownBlock]
    /// Its first and last line in the source, counted from 1.
    package let lines: ClosedRange<Int>

    package init(isDone: Bool? = nil, blocks: [MarkdownBlock], lines: ClosedRange<Int>) {
      self.isDone = isDone
      self.blocks = blocks
      self.lines = lines
    }

    /// Its first line in the source, counted from 1.
    package var line: Int { lines.lowerBound }
  }

  /// The number of the first item; nil for bullets.
  package let start: Int?
  /// Says whether the items follow each other without empty lines.
  package let isTight: Bool
  package let items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// A table; every row has as many cells as there are alignments.
package struct MarkdownTable: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, centre, right
  }

  package struct Row: Hashable, Sendable {
    package let cells: [[MarkdownInline]]
    /// Counted from 1.
    package let line: Int

    package init(cells: [[MarkdownInline]], line: Int) {
      self.cells = cells
      self.line = line
    }
  }

  package let alignments: [Alignment]
  package let header: Row
  package let rows: [Row]

  package init(alignments: [Alignment], header: Row, rows: [Row]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
