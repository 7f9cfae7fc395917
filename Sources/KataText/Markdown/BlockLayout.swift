/// Lays out blocks below each other.
struct BlockLayout {
  typealias Line = MarkdownPage.Line

  /// Narrower text than this is not worth its indentation.
  static let leastWidth = 8
  static let indent: StyledText = "  "

  let look: Look
  let highlighter: CodeHighlighter?
  let inlines: InlineLayout
  /// Says whether it stands in a quote, whose bar is indentation enough.
  private(set) var isQuoted = false

  init(look: Look, highlighter: CodeHighlighter?, commands: LinkCommands?) {
    self.look = look
    self.highlighter = highlighter
    inlines = InlineLayout(look: look, commands: commands)
  }

  var marks: PageMarks { PageMarks(look.marks) }

  /// Lays out blocks with an empty line between each two; in a tight list, only where code or a table needs it.
  func lines(
    of blocks: [MarkdownBlock], width: Int, isTight: Bool = false, depth: Int = 0
  ) -> [Line] {
    var (lines, before) = ([Line](), MarkdownBlock?.none)
    for block in blocks {
      let own = self.lines(of: block, width: width, depth: depth)
      guard let first = own.first else { continue }
      if let before, !(isTight && before.isClose && block.isClose) {
        lines.append(Line("", sourceLine: first.sourceLine))
      }
      lines += own
      before = block
    }
    return lines
  }

  private func lines(of block: MarkdownBlock, width: Int, depth: Int) -> [Line] {
    switch block.kind {
    case .heading(let level, let text): heading(text, level: level, line: block.line, width: width)
    case .paragraph(let text):
      inlines.text(text).wrapped(to: width).map { Line($0, sourceLine: block.line) }
    case .code(let code): self.code(code, width: width)
    case .list(let list): self.list(list, width: width, depth: depth)
    case .quote(let blocks): quote(blocks, width: width, depth: depth)
    case .table(let table):
      TableLayout(table, inlines: inlines, look: look).lines(width: width)
    case .rule:
      [Line(StyledText(rule(width), .dim), sourceLine: block.line)]
    case .htmlComment: []
    case .verbatim(let text): verbatim(text, line: block.line, width: width)
    }
  }

  private func rule(_ width: Int) -> String {
    marks.line.isEmpty ? "---" : String(repeating: marks.line, count: width)
  }

  private func heading(
    _ text: [MarkdownInline], level: Int, line: Int, width: Int
  ) -> [Line] {
    // In colour, bold is enough to tell the smaller headings.
    let isBold = look.hasColour && level > 2 && !marks.underlines.isEmpty
    let isUnderlined = !isBold && level <= marks.underlines.count
    let lead = isBold || isUnderlined ? "" : String(repeating: "#", count: level) + " "
    var lines = inlines.text(text, .bold).wrapped(to: width, lead: StyledText(lead, .bold))
    if isUnderlined {
      let longest = lines.map(\.widthInColumns).max() ?? 0
      let underline = String(repeating: marks.underlines[level - 1], count: longest)
      lines.append(StyledText(underline, .dim))
    }
    return lines.map { Line($0, sourceLine: line) }
  }

  private func quote(_ blocks: [MarkdownBlock], width: Int, depth: Int) -> [Line] {
    let bar = StyledText(marks.quote, .dim)
    let room = width - bar.widthInColumns
    guard room >= Self.leastWidth else { return lines(of: blocks, width: width, depth: depth) }
    var inside = self
    inside.isQuoted = true
    return inside.lines(of: blocks, width: room, depth: depth).map {
      Line(bar + $0.text, sourceLine: $0.sourceLine)
    }
  }

  private func verbatim(_ text: String, line: Int, width: Int) -> [Line] {
    let clean = PlainDrawing.of(Sanitiser.text(text, marks: look.marks), marks: look.marks)
    return clean.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, text in
        StyledText(String(text)).wrapped(to: width).map { Line($0, sourceLine: line + index) }
      }
  }
}

extension MarkdownBlock {
  /// Says whether it reads well with no empty line beside it.
  fileprivate var isClose: Bool {
    switch kind {
    case .paragraph, .list: true
    default: false
    }
  }
}
