/// Writes and reads a word of a command line: quotes of both kinds, and the backslash outside single ones.
struct WordQuoting {
  private let quote: Character?

  /// Takes over the kind of quote that somebody opened the word with.
  init(like typed: Substring) {
    quote = typed.first.flatMap { "'\"".contains($0) ? $0 : nil }
  }

  /// The word as it is typed.
  ///
  /// - Parameter isOver: Whether an opened quote is closed.
  func quoted(_ text: String, isOver: Bool) -> String {
    guard let quote else { return escaped(text) { $0.isWhitespace || "'\"\\".contains($0) } }
    let inside =
      quote == "'"
      ? text.replacing("'", with: #"'\''"#) : escaped(text) { $0 == "\"" || $0 == "\\" }
    return String(quote) + inside + (isOver ? String(quote) : "")
  }

  /// The word without its quotes, as far as it has been typed.
  static func plain(_ typed: Substring) -> String {
    var (text, open, isEscaped) = ("", Character?.none, false)
    for character in typed {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", open != "'" {
        isEscaped = true
      } else if character == open {
        open = nil
      } else if open == nil, "'\"".contains(character) {
        open = character
      } else {
        text.append(character)
      }
    }
    return text
  }

  private func escaped(_ text: String, where isSpecial: (Character) -> Bool) -> String {
    text.reduce(into: "") { $0 += (isSpecial($1) ? "\\" : "") + String($1) }
  }
}
