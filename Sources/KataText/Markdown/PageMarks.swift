/// The signs of a page, which depend on what may be drawn.
struct PageMarks {
  /// For lists within lists, one after the other.
  let bullets: [String]
  let done: String
  let open: String
  let quote: String
  /// Opens what is left of a line of code that is wider than the page.
  let continuation: String
  /// Drawn below headings of the first levels; empty where hashes stand in front of them all.
  let underlines: [String]
  /// Drawn between paragraphs, and below the header of a table; empty where nothing is drawn.
  let line: String

  init(_ marks: Look.Marks) {
    switch marks {
    case .unicode:
      bullets = ["•", "◦", "▪"]
      (done, open, quote) = ("✓", "○", "│ ")
      (underlines, line, continuation) = (["━", "─", "┄"], "─", "↪ ")
    case .ascii:
      bullets = ["*", "-", "+"]
      (done, open, quote) = ("[x]", "[ ]", "| ")
      (underlines, line, continuation) = (["=", "-", "."], "-", "\\ ")
    case .words:
      bullets = ["-"]
      (done, open, quote) = ("[x]", "[ ]", "> ")
      (underlines, line, continuation) = ([], "", "    ")
    }
  }

  func bullet(depth: Int) -> String { bullets[depth % bullets.count] }
}
