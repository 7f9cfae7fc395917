/// Made-up data drawn from a seed, so that no answer can be known beforehand.
///
/// A class, because every draw moves the sequence on. No word is given twice.
final class SeededValues {
  private var generator: SplitMix
  private var given: Set<String> = []

  /// Starts the sequence that belongs to `seed` and `salt`, such as a case id.
  init(seed: UInt64, salt: String) {
    let mixed = salt.utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325) { mixed, byte in
      (mixed ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    generator = SplitMix(state: mixed)
  }

  /// A whole number within `range`.
  func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// One of `choices`, which must not be empty.
  func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(in: 0...(choices.count - 1))]
  }

  /// The same elements in another order.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &generator)
  }

  /// A made-up word of two or three syllables, in small letters.
  func word() -> String {
    while true {
      let syllables = (0..<number(in: 2...3)).map { _ in syllable() }
      let word = syllables.joined()
      if given.insert(word).inserted { return word }
    }
  }

  /// A made-up name, such as "Torvela".
  func name() -> String {
    let word = word()
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private func syllable() -> String {
    pick(["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "br", "st", "tr"])
      + pick(["a", "e", "i", "o", "u", "ai", "eo"]) + pick(["", "", "l", "n", "r", "s"])
  }
}

/// The splitmix64 sequence: small, even, and the same on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
