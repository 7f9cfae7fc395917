extension BlockLayout {
  /// Lays out the items with their bullets or numbers in a column of their own.
  func list(_ list: MarkdownList, width: Int, depth: Int) -> [Line] {
    let signs = signs(of: list, depth: depth)
    let widest = signs.map { DisplayWidth.of($0) }.max() ?? 0
    var lines: [Line] = []
    for (item, sign) in zip(list.items, signs) {
      if !list.isTight, !lines.isEmpty { lines.append(Line("", sourceLine: item.line)) }
      let blank = String(repeating: " ", count: widest - DisplayWidth.of(sign))
      let lead = list.start == nil ? sign + blank : blank + sign
      lines += self.item(
        item, lead: StyledText(lead + " ", style(of: item)), isTight: list.isTight, width: width,
        depth: depth)
    }
    return lines
  }

  private func signs(of list: MarkdownList, depth: Int) -> [String] {
    list.items.enumerated().map { index, item in
      let task = item.isDone.map { $0 ? marks.done : marks.open }
      let number = list.start.map { "\($0 + index)." }
      let sign = [number, task].compactMap { $0 }.joined(separator: " ")
      return sign.isEmpty ? marks.bullet(depth: depth) : sign
    }
  }

  private func style(of item: MarkdownList.Item) -> Style {
    item.isDone == true ? Style(.green) : .dim
  }

  /// Lays out an item behind its sign, or below it where the page is too narrow for both.
  private func item(
    _ item: MarkdownList.Item, lead: StyledText, isTight: Bool, width: Int, depth: Int
  ) -> [Line] {
    let lead = (width >= 40 && depth == 0 && !isQuoted ? Self.indent : "") + lead
    let room = width - lead.widthInColumns
    let isNarrow = room < Self.leastWidth
    let inner = lines(
      of: item.blocks, width: isNarrow ? width : room, isTight: isTight, depth: depth + 1)
    if isNarrow || inner.isEmpty {
      return [Line(lead.trimmedAtEnd(), sourceLine: item.line)] + inner
    }
    let blank = StyledText(String(repeating: " ", count: lead.widthInColumns))
    return inner.enumerated().map { index, line in
      let start = index == 0 ? lead : line.text.isEmpty ? "" : blank
      return Line(start + line.text, sourceLine: line.sourceLine)
    }
  }
}
