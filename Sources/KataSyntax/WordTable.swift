/// Some short words with a number each.
///
/// A table of its own, since every word of every text is looked up before the text is parsed.
struct WordTable: Sendable {
  /// Words as numbers; 0 where there is none, as in most places.
  private var words = [UInt64](repeating: 0, count: 256)
  private var numbers = [Int](repeating: 0, count: 256)

  /// - Parameter groups: Words with blanks between them, by their numbers; none is longer than eight bytes.
  init(_ groups: [Int: String]) {
    for (number, group) in groups {
      for word in group.split(separator: " ") { add(Self.packed(word.utf8), number) }
    }
  }

  private mutating func add(_ word: UInt64, _ number: Int) {
    var slot = Self.slot(of: word)
    while words[slot] != 0 { slot = (slot + 1) & 255 }
    (words[slot], numbers[slot]) = (word, number)
  }

  /// The number of a word; nil for one that is not in the table.
  func number(of bytes: some RandomAccessCollection<UInt8>) -> Int? {
    guard bytes.count <= 8 else { return nil }
    let word = Self.packed(bytes)
    var slot = Self.slot(of: word)
    while words[slot] != 0 {
      if words[slot] == word { return numbers[slot] }
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
