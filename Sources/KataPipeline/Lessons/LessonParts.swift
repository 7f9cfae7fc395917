import KataText

/// What a proof looks at in a lesson, wherever in lists and quotes it stands.
struct LessonParts: Sendable {
  struct Link: Sendable {
    let destination: String
    let line: Int
  }

  struct Heading: Sendable {
    let level: Int
    let line: Int
  }

  private(set) var codes: [MarkdownCode] = []
  private(set) var links: [Link] = []
  private(set) var headings: [Heading] = []
  /// The lines of raw HTML, which a terminal can only show as it stands.
  private(set) var markup: [Int] = []

  init(_ document: MarkdownDocument) {
    take(document.blocks)
  }

  private mutating func take(_ blocks: [MarkdownBlock]) {
    for block in blocks { take(block) }
  }

  private mutating func take(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading(let level, let text):
      headings.append(Heading(level: level, line: block.line))
      take(text, line: block.line)
    case .paragraph(let text): take(text, line: block.line)
    case .code(let code): codes.append(code)
    case .list(let list): take(list.items.flatMap(\.blocks))
    case .quote(let blocks): take(blocks)
    case .table(let table):
      for row in [table.header] + table.rows { take(row.cells.flatMap(\.self), line: row.line) }
    case .verbatim: markup.append(block.line)
    case .rule, .htmlComment: break
    }
  }

  private mutating func take(_ text: [MarkdownInline], line: Int) {
    for inline in text {
      switch inline {
      case .link(let destination, let inner), .image(let destination, let inner):
        links.append(Link(destination: destination, line: line))
        take(inner, line: line)
      case .emphasis(let inner), .strong(let inner): take(inner, line: line)
      case .html: markup.append(line)
      case .text, .softBreak, .lineBreak, .code: break
      }
    }
  }
}
