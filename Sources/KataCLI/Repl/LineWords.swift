/// A typed line split into words as a shell would: by blanks, with quotes and backslashes.
struct LineWords: Hashable, Sendable {
  struct Word: Hashable, Sendable {
    /// The word without its quotes.
    let text: String
    /// UTF-8 offsets in the line, quotes included.
    let range: Range<Int>
  }

  let words: [Word]
  /// The quote that is still open at the end; nil when all are closed.
  let openQuote: Character?

  init(_ line: String) {
    var scanner = Scanner()
    for character in line { scanner.read(character) }
    words = scanner.finished()
    openQuote = scanner.quote
  }

  var texts: [String] { words.map(\.text) }

  /// Takes one character after the other.
  private struct Scanner {
    var words: [Word] = []
    var quote: Character?
    private var text: String?
    private var start = 0
    private var offset = 0
    private var isEscaped = false

    mutating func read(_ character: Character) {
      defer { offset += character.utf8.count }
      if isEscaped {
        isEscaped = false
        append(character)
      } else if character == "\\", quote != "'" {
        isEscaped = true
        begin()
      } else if let open = quote {
        if character == open { quote = nil } else { append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        begin()
      } else if character.isWhitespace {
        end()
      } else {
        append(character)
      }
    }

    mutating func finished() -> [Word] {
      end()
      return words
    }

    private mutating func begin() {
      guard text == nil else { return }
      text = ""
      start = offset
    }

    private mutating func append(_ character: Character) {
      begin()
      text?.append(character)
    }

    private mutating func end() {
      guard let done = text else { return }
      words.append(Word(text: done, range: start..<offset))
      text = nil
    }
  }
}
