import KataCore
import KataText

extension Page {
  /// Makes one line of foreign text safe to print.
  func clean(_ text: String) -> String {
    Sanitiser.line(text, marks: look.marks)
  }

  /// Shows our own words and the kata's: what stands between backticks is code and is kept on one line.
  func prose(_ text: String, _ style: Style = .plain) -> StyledText {
    StyledText(prose: clean(Catalogue.current.text(text)), style, look: look)
  }

  /// Shows our own words without code in them.
  func words(_ text: String, _ style: Style = .plain) -> StyledText {
    StyledText(clean(Catalogue.current.text(text)), style)
  }

  /// Several short facts behind one another, each in the learner's language.
  func facts(_ facts: [String], _ style: Style = .plain) -> StyledText {
    facts.map { prose($0, style) }.joined(separator: StyledText(comma.plain, style))
  }

  /// What stands between two facts.
  var comma: StyledText { StyledText(Catalogue.current.text(", ")) }

  /// What stands between a name and what it stands for.
  var colon: StyledText { StyledText(Catalogue.current.text(": ")) }

  /// Shows a value as it was, line by line, without its later lines if there are many.
  ///
  /// Quotes appear only where a blank at either end would not be seen.
  func value(_ text: String) -> StyledText {
    // A single word is more likely the learner's own.
    let known = text.contains(" ") || text == "none" ? Catalogue.current.text(text) : text
    let all = Sanitiser.text(known, marks: look.marks)
    let lines = all.split(separator: "\n", omittingEmptySubsequences: false)
    if all.isEmpty { return words("nothing at all", .dim) }
    if lines.count == 1, all.first == " " || all.last == " " { return StyledText("\"\(all)\"") }
    let shown = lines.prefix(8).map { line in
      StyledText(String(line)).truncated(to: 1000, ellipsis: glyphs.ellipsis)
    }
    let rest = lines.count - shown.count
    let more = rest > 0 ? [words("and \(Count(rest, "line")) more", .dim)] : []
    return (shown + more).joined(separator: "\n")
  }

  /// Writes where to look, with the source line below it.
  mutating func place(_ location: SourceLocation, excerpt: String?) {
    let text = StyledText(clean(location.description), Style(.blue, isBold: true))
    if isWide || text.widthInColumns + 13 <= width {
      field("Look at", text)
    } else {
      // Editors and terminals open a place only while it stands on one line.
      add(words("Look at:", .dim), lead: "    ")
      let margin = min(max(width - text.widthInColumns, 0), 6)
      add(text, lead: StyledText(String(repeating: " ", count: margin)))
    }
    guard let excerpt else { return }
    self.excerpt(excerpt, line: location.line, column: location.column)
  }
}

extension StyledText {
  /// The text with blanks behind it, so that a column begins where it ends.
  func padded(to width: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(width - widthInColumns, 0)))
  }
}
