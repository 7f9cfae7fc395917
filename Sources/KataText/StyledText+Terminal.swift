extension StyledText {
  /// Makes the string to print; with colour, every line ends with its styles and links switched off.
  ///
  /// The text itself must be clean already: what learners' programs say goes through `Sanitiser` first.
  package func rendered(hasColour: Bool) -> String {
    guard hasColour else { return Self.withoutKeptSpaces(plain) }
    var result = ""
    for run in runs {
      let escape = run.style.escape
      for (index, line) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { result += "\n" }
        guard !line.isEmpty else { continue }
        result += run.link?.opening ?? ""
        result += escape + line + (escape.isEmpty ? "" : Style.reset)
        if run.link != nil { result += WebLink.closing }
      }
    }
    return Self.withoutKeptSpaces(result)
  }

  private static func withoutKeptSpaces(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{a0}") else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar == "\u{a0}" ? " " : scalar) }
    return String(result)
  }
}

extension Sequence<StyledText> {
  /// Makes the string to print from lines, each ended by a line feed and free of trailing blanks.
  package func rendered(hasColour: Bool) -> String {
    map { $0.trimmedAtEnd().rendered(hasColour: hasColour) + "\n" }.joined()
  }
}
