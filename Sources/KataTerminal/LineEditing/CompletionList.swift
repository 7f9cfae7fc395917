import KataText

/// Draws completions under the line: a column of names with what they stand for, or names in several columns.
struct CompletionList {
  /// More are shown only to somebody who says yes.
  static let mostUnasked = 60

  private static let gap = 2
  /// Fewer columns than these say nothing.
  private static let leastDetail = 10

  let candidates: [Completion]
  let width: Int
  let look: Look

  /// The rows, none wider than the window.
  var lines: [StyledText] {
    if look.marks == .words { return candidates.map(Self.spoken) }
    let names = candidates.map { DisplayWidth.of($0.replacement) }.max() ?? 0
    let hasDetails = candidates.contains { !$0.detail.isEmpty }
    if hasDetails, names + Self.gap + Self.leastDetail < width { return described(names) }
    return inColumns(names + Self.gap)
  }

  /// One item per line, nothing left out: a voice reads it.
  private static func spoken(_ item: Completion) -> StyledText {
    StyledText(item.replacement + (item.detail.isEmpty ? "" : ": \(item.detail)"))
  }

  private func described(_ nameWidth: Int) -> [StyledText] {
    candidates.map { item in
      let line = StyledText(padded(item.replacement, nameWidth + Self.gap))
      return fitted(line + StyledText(item.detail, .dim))
    }
  }

  /// Fills one column after the other, so that names are read downwards.
  private func inColumns(_ cell: Int) -> [StyledText] {
    let columns = max(1, (width - 1 + Self.gap) / cell)
    let rows = (candidates.count + columns - 1) / columns
    return (0..<rows).map { row in
      let names = stride(from: row, to: candidates.count, by: rows).map { index in
        padded(candidates[index].replacement, cell)
      }
      return fitted(StyledText(names.joined()))
    }
  }

  private func padded(_ name: String, _ width: Int) -> String {
    name + String(repeating: " ", count: max(0, width - DisplayWidth.of(name)))
  }

  /// Keeps clear of the last column, after which some terminals begin a new row.
  private func fitted(_ line: StyledText) -> StyledText {
    var text = line.plain
    while text.last == " " { text.removeLast() }
    guard DisplayWidth.of(text) >= width else { return line }
    return line.truncated(to: max(2, width - 1), ellipsis: look.glyphs.ellipsis)
  }
}
