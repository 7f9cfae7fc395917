/// Makes new texts of known ones, the same ones for the same seed.
struct SourceMutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A text from the corpus with a few changes.
  mutating func text(from corpus: [[String]], nasty: [String]) -> String {
    var pieces = pick(corpus)
    for _ in 0...below(4) { change(&pieces, corpus, nasty) }
    return pieces.joined()
  }

  private mutating func change(_ pieces: inout [String], _ corpus: [[String]], _ nasty: [String]) {
    let range = range(in: pieces)
    switch below(8) {
    case 0: pieces.removeSubrange(range)
    case 1: pieces.insert(contentsOf: pieces[range], at: below(pieces.count + 1))
    case 2:
      let other = pick(corpus)
      pieces.replaceSubrange(range, with: other[self.range(in: other)])
    case 3:
      pieces.insert(
        contentsOf: [String](repeating: pick(nasty), count: below(40)), at: range.lowerBound)
    case 4: pieces.removeLast(below(pieces.count + 1))
    case 5 where !range.isEmpty: pieces[range.lowerBound] = pick(nasty)
    default: pieces.insert(pick(nasty), at: range.lowerBound)
    }
  }

  private mutating func range(in pieces: [String]) -> Range<Int> {
    let start = below(pieces.count + 1)
    return start..<min(pieces.count, start + below(12))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A number below a bound; 0 for a bound of 0.
  private mutating func below(_ bound: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return bound > 0 ? Int(mixed % UInt64(bound)) : 0
  }
}
