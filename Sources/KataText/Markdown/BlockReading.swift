/// Reads the parser's blocks into values.
///
/// What is nested deeper than any page could show moves up to the deepest level that is kept; no text is lost.
struct BlockReading {
  private static let maxDepth = 12

  /// The lines before the text in its file.
  let lineOffset: Int

  func blocks(in node: MarkdownNode, depth: Int) -> [MarkdownBlock] {
    DrawingWords.joined(node.children.flatMap { block($0, depth: depth) })
  }

  private func block(_ node: MarkdownNode, depth: Int) -> [MarkdownBlock] {
    switch node.kind {
    case .quote, .list, .item, .tasklist:
      guard depth < Self.maxDepth else { return node.descendants.flatMap(leaf) }
      return [container(node, depth: depth + 1)]
    default: return leaf(node)
    }
  }

  private func container(_ node: MarkdownNode, depth: Int) -> MarkdownBlock {
    guard node.kind == .list else {
      let inner = blocks(in: node, depth: depth)
      return MarkdownBlock(.quote(inner), lines: lines(of: node, upTo: inner.last?.lines))
    }
    let items = node.children.map { item in
      let inner = blocks(in: item, depth: depth)
      return MarkdownList.Item(
        isDone: item.kind == .tasklist ? item.isDone : nil, blocks: inner,
        lines: lines(of: item, upTo: inner.last?.lines))
    }
    let list = MarkdownList(start: node.listStart, isTight: node.isTight, items: items)
    return MarkdownBlock(.list(list), lines: lines(of: node, upTo: items.last?.lines))
  }

  /// Blocks that hold no others; nothing for those that do, and for the rows of a table.
  private func leaf(_ node: MarkdownNode) -> [MarkdownBlock] {
    let lines = lines(of: node)
    switch node.kind {
    case .heading:
      let last = lines.lowerBound + node.headingHeight - 1
      return [
        MarkdownBlock(
          .heading(level: node.headingLevel, inlines(node)), lines: lines.lowerBound...last)
      ]
    case .paragraph: return [MarkdownBlock(.paragraph(inlines(node)), lines: lines)]
    case .codeBlock: return [MarkdownBlock(.code(code(node)), lines: lines)]
    case .table:
      let table = table(node)
      return [MarkdownBlock(.table(table), lines: table.header.line...lines.upperBound)]
    case .rule: return [MarkdownBlock(.rule, lines: lines.lowerBound...lines.lowerBound)]
    case .htmlBlock: return RawHTML(node.literal).blocks(lines: lines)
    default: return []
    }
  }

  private func code(_ node: MarkdownNode) -> MarkdownCode {
    let text = node.literal
    return MarkdownCode(
      info: node.fenceInfo.split(whereSeparator: \.isWhitespace).map(String.init),
      text: text.hasSuffix("\n") ? String(text.dropLast()) : text,
      firstLine: lines(of: node).lowerBound + (node.isFenced ? 1 : 0))
  }

  private func table(_ node: MarkdownNode) -> MarkdownTable {
    let rows = node.children.map { row in
      MarkdownTable.Row(
        cells: row.children.map(inlines), line: lines(of: row).lowerBound)
    }
    let alignments = node.alignments.map { letter -> MarkdownTable.Alignment in
      letter == UInt8(ascii: "c") ? .centre : letter == UInt8(ascii: "r") ? .right : .left
    }
    // The header is two lines above the first row; the parser gives it the line of the text in front of it.
    let body = Array(rows.dropFirst())
    let line = body.first.map { $0.line - 2 } ?? lines(of: node).lowerBound
    let header = MarkdownTable.Row(cells: rows.first?.cells ?? [], line: line)
    return MarkdownTable(alignments: alignments, header: header, rows: body)
  }

  private func inlines(_ node: MarkdownNode) -> [MarkdownInline] {
    InlineReading.inlines(in: node, depth: 0)
  }

  private func lines(of node: MarkdownNode) -> ClosedRange<Int> {
    let first = max(node.firstLine, 1) + lineOffset
    return first...max(node.lastLine + lineOffset, first)
  }

  /// The lines up to those of the last block inside, since the parser counts the empty lines below.
  private func lines(of node: MarkdownNode, upTo inner: ClosedRange<Int>?) -> ClosedRange<Int> {
    let first = lines(of: node).lowerBound
    return first...max(inner?.upperBound ?? first, first)
  }
}
