/// A line from a terminal that edits by itself, and that takes the sequences of arrow keys for text.
struct TypedLine {
  let text: String

  /// Keeps what is no sequence and no control character.
  init(_ typed: String) {
    var kept = String.UnicodeScalarView()
    var rest = Substring(typed).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1b}" {
        Self.dropSequence(&rest)
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        kept.append(scalar)
      }
    }
    text = String(kept)
  }

  /// Drops what follows an escape character: `[`, numbers and a last character, or one or two characters.
  private static func dropSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      while let scalar = rest.first, ("\u{20}"..."\u{3f}").contains(scalar) { rest.removeFirst() }
      if let last = rest.first, ("\u{40}"..."\u{7e}").contains(last) { rest.removeFirst() }
    case "O": rest = rest.dropFirst(2)
    default: break
    }
  }
}
