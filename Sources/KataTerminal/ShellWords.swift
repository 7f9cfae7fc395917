/// The words of a command in an environment variable, split at blanks as a shell would, with nothing expanded.
struct ShellWords: Hashable, Sendable {
  let words: [String]

  /// Splits a value such as `'/opt/My Editor/edit' -n`; a quote that is never closed reaches to the end.
  init(_ text: String) {
    var splitter = Splitter()
    for character in text { splitter.take(character) }
    words = splitter.finish()
  }
}

private struct Splitter {
  private var words: [String] = []
  private var word: String?
  private var quote: Character?
  private var isEscaped = false

  mutating func take(_ character: Character) {
    if isEscaped {
      // Between double quotes a backslash stays, unless it takes the meaning from what follows.
      if quote != nil, character != "\"", character != "\\" { add("\\") }
      add(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { add(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character.isWhitespace {
      if let done = word { words.append(done) }
      word = nil
    } else {
      add(character)
    }
  }

  mutating func finish() -> [String] {
    if isEscaped { add("\\") }
    return word.map { words + [$0] } ?? words
  }

  private mutating func add(_ character: Character) {
    word = (word ?? "") + String(character)
  }
}
