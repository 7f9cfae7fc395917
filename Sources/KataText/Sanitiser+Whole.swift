extension Sanitiser {
  /// Makes a whole text safe, line feeds kept and tabs turned into blanks up to the next eighth column.
  package static func text(_ text: String, marks: Look.Marks = .unicode) -> String {
    if VisibleForm.isHarmless(text, mayHoldLineFeeds: true) { return text }
    var sanitiser = Sanitiser(marks: marks)
    let clean = sanitiser.clean(text.utf8) + sanitiser.finish()
    return clean.split(separator: "\n", omittingEmptySubsequences: false)
      .map(withoutTabs).joined(separator: "\n")
  }

  /// Makes a text safe that must stay on one line: a line feed is shown as a sign, a tab as a blank.
  package static func line(_ text: String, marks: Look.Marks = .unicode) -> String {
    if VisibleForm.isHarmless(text) { return text }
    var sanitiser = Sanitiser(marks: marks)
    let clean = sanitiser.clean(text.utf8) + sanitiser.finish()
    let lineFeed = VisibleForm(marks: marks).text(for: "\n")
    return clean.map { $0 == "\n" ? lineFeed : $0 == "\t" ? " " : String($0) }.joined()
  }

  private static func withoutTabs(_ line: Substring) -> String {
    guard line.contains("\t") else { return String(line) }
    var (result, column) = ("", 0)
    for character in line {
      let width = character == "\t" ? 8 - column % 8 : DisplayWidth.of(character)
      result += character == "\t" ? String(repeating: " ", count: width) : String(character)
      column += width
    }
    return result
  }
}
