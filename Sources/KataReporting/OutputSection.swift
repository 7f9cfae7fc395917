import KataCore
import KataText

/// What the learner's program printed: its first and its last lines.
struct OutputSection: ReportSection {
  let output: String

  func write(on page: inout Page) {
    let text = Sanitiser.text(output, marks: page.look.marks)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    guard !lines.isEmpty else { return }
    page.add(page.words("Your program printed:"))
    if lines.count <= Self.first + Self.last + 1 {
      write(lines, on: &page)
    } else {
      write(lines.prefix(Self.first), on: &page)
      let between = Count(lines.count - Self.first - Self.last, "line")
      page.add(page.words("\(page.glyphs.ellipsis) \(between) left out", .dim), lead: "  ")
      write(lines.suffix(Self.last), on: &page)
    }
  }

  private func write(_ lines: ArraySlice<Substring>, on page: inout Page) {
    for line in lines {
      let text = StyledText(String(line), .dim)
      let room = 3 * page.width
      page.add(text.truncated(to: room, ellipsis: page.glyphs.ellipsis), lead: "  ")
    }
  }

  private static let first = 4
  private static let last = 8
}
