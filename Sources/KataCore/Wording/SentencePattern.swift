/// A sentence with places, `%@`, and its translation, in which `%2$@` is the second of them.
struct SentencePattern: Sendable {
  let key: String
  private let pieces: [String]
  private let translation: String
  /// How much text it has of its own; of two patterns that fit, the one with more is meant.
  let weight: Int
  /// Whether it is of several lines; any other is looked for in each line by itself.
  private let isLong: Bool

  init(_ key: String, translation: String) {
    self.key = key
    self.translation = translation
    pieces = key.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
    weight = pieces.reduce(0) { $0 + $1.count }
    isLong = key.contains("\n")
  }

  /// Whether it has so little text of its own that it fits much that is not meant.
  var isVague: Bool { weight < 12 && first == nil }

  /// The character that it begins with; nil when it begins with a place.
  var first: Character? { pieces.first?.first }

  /// Whether a place is within backticks or quotation marks, where a learner's `View` is not ours.
  func isCode(_ place: Int) -> Bool {
    let before = pieces[...place].joined()
    if before.count(where: { $0 == "`" }) % 2 == 1 { return true }
    // One that follows a letter is an apostrophe, or closes what another has opened.
    let quoted = before.split(separator: " '", omittingEmptySubsequences: false)
    return quoted.count > 1 && quoted.last?.contains("'") == false
  }

  /// What stands in the places of a text; nil when it is another sentence.
  func arguments(in text: String) -> [String]? {
    guard let head = pieces.first, let tail = pieces.last, text.hasPrefix(head),
      text.hasSuffix(tail), text.count >= weight, isLong || !text.contains("\n")
    else { return nil }
    var found: [String] = []
    var rest = text.dropFirst(head.count)
    for piece in pieces.dropFirst().dropLast() {
      guard !piece.isEmpty, let range = rest.range(ofPiece: piece) else { return nil }
      found.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    guard rest.count >= tail.count else { return nil }
    return found + [String(rest.dropLast(tail.count))]
  }

  /// The translation with these arguments.
  func filled(_ arguments: [String]) -> String {
    var (text, rest, next) = (SpacedText(translation), Substring(translation), 0)
    while let sign = rest.firstIndex(of: "%") {
      text.append(rest[..<sign])
      rest = rest[sign...].dropFirst()
      if rest.first == "@" {
        text.append(arguments.indices.contains(next) ? arguments[next] : "")
        next += 1
        rest = rest.dropFirst()
      } else if let digit = rest.first?.wholeNumberValue, rest.dropFirst().hasPrefix("$@") {
        text.append(arguments.indices.contains(digit - 1) ? arguments[digit - 1] : "")
        rest = rest.dropFirst(3)
      } else {
        text.append("%")
      }
    }
    text.append(rest)
    return text.text
  }
}

extension Substring {
  /// Where a piece of text begins and ends for the first time.
  fileprivate func range(ofPiece piece: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(piece) { return start..<rest.index(start, offsetBy: piece.count) }
      start = index(after: start)
    }
    return nil
  }
}
