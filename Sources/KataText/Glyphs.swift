/// The signs of the program's own output, each with an ASCII form and a word.
package struct Glyphs: Hashable, Sendable {
  package let passed: String
  package let failed: String
  /// Not decided: still to be written, or never run.
  package let open: String
  package let error: String
  package let warning: String
  package let pointer: String
  package let bullet: String
  /// Stands between two short facts on a line, blanks included.
  package let separator: String
  package let ellipsis: String
  /// The line between a line number and its source; empty where nothing may be drawn.
  package let bar: String
  /// The sign under a column; empty where nothing may be drawn.
  package let caret: String

  package init(_ marks: Look.Marks) {
    switch marks {
    case .unicode:
      self.init(
        passed: "✓", failed: "✗", open: "○", error: "✗", warning: "!", pointer: "▸",
        bullet: "•", separator: " · ", ellipsis: "…", bar: "│", caret: "^")
    case .ascii:
      self.init(
        passed: "+", failed: "x", open: "o", error: "x", warning: "!", pointer: ">",
        bullet: "*", separator: " - ", ellipsis: "...", bar: "|", caret: "^")
    case .words:
      self.init(
        passed: "passed:", failed: "not passed:", open: "open:", error: "error:",
        warning: "warning:", pointer: "", bullet: "", separator: ", ", ellipsis: "...", bar: "",
        caret: "")
    }
  }

  private init(
    passed: String, failed: String, open: String, error: String, warning: String,
    pointer: String, bullet: String, separator: String, ellipsis: String, bar: String, caret: String
  ) {
    self.passed = passed
    self.failed = failed
    self.open = open
    self.error = error
    self.warning = warning
    self.pointer = pointer
    self.bullet = bullet
    self.separator = separator
    self.ellipsis = ellipsis
    self.bar = bar
    self.caret = caret
  }
}
