/// Several words as one phrase: `a`, `a and b`, `a, b and c`, or with another word between the last two.
struct Series: CustomStringConvertible {
  let description: String

  /// Names the first few and counts the others.
  init(_ words: [String], atMost limit: Int = .max, word: String = "and") {
    var parts = words
    if words.count > limit, limit > 0 {
      parts = words.prefix(limit) + ["\(words.count - limit) more"]
    }
    let last = parts.last ?? ""
    description =
      parts.count < 2 ? last : "\(parts.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
