/// The words that the parser recurses for, or that begin something new, with how many links of a chain they stand for.
///
/// A table of its own, since every word of every text is looked up before the text is parsed.
struct ChainWords: Sendable {
  /// Words as numbers where they lead, or behind; 0 where there is none, as in most.
  private var words = [UInt64](repeating: 0, count: 256)
  private var links = [Int](repeating: 0, count: 256)

  /// - Parameter groups: words with blanks between them, by their links; none is longer than eight bytes.
  init(_ groups: [Int: String]) {
    for (links, group) in groups {
      for word in group.split(separator: " ") { add(Self.packed(word.utf8), links) }
    }
  }

  private mutating func add(_ word: UInt64, _ links: Int) {
    var slot = Self.slot(of: word)
    while words[slot] != 0 { slot = (slot + 1) & 255 }
    (words[slot], self.links[slot]) = (word, links)
  }

  /// How many links some bytes stand for; none for a word that begins something new, nil for any other.
  func links(of bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count <= 8 else { return nil }
    let word = Self.packed(bytes)
    var slot = Self.slot(of: word)
    while words[slot] != 0 {
      if words[slot] == word { return links[slot] }
      slot = (slot + 1) & 255
    }
    return nil
  }

  /// A word of at most eight bytes as one number, since texts would have to be made of all words to be compared.
  private static func packed(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func slot(of word: UInt64) -> Int { Int((word &* 0x9e37_79b9_7f4a_7c15) >> 56) }
}
