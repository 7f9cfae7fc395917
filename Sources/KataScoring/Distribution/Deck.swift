import KataCore

/// Blocks made ready for dealing: in an order and with numbers that only what they hold decides, so that names,
/// files and the order of declarations change nothing; and with making and connecting kept in bounds.
struct Deck {
  private(set) var blocks: [Block]

  /// Putting parts together is at most this share of all that is weighed: it is needed, but easy to have more of.
  private static let mostWiring = 0.15

  init(_ blocks: [Block]) {
    self.blocks = blocks
    boundWiring()
    order()
  }

  private mutating func boundWiring() {
    let place = Responsibility.wiring.position
    let wiring = blocks.map { $0.duties[place] }.sorted().reduce(0, +)
    let rest = blocks.map { $0.mass - $0.duties[place] }.sorted().reduce(0, +)
    let most = rest * Self.mostWiring / (1 - Self.mostWiring)
    guard wiring > most, rest > 0 else { return }
    for index in blocks.indices { blocks[index].duties[place] *= most / wiring }
  }

  /// Sorts by content: what a block holds, then what its units hold.
  private mutating func order() {
    let contents = blocks.map { $0.duties.map(Self.rounded) }
    // Contents are compared again and again, and many blocks hold the same.
    let content = Self.ranks(contents) { $0.lexicographicallyPrecedes($1) }
    let unit = Self.unitRanks(blocks, content)
    let keys = zip(blocks, content).map { block, content in
      Key(
        content: content,
        owners: block.owners.map { Held(what: unit[$0.unit] ?? 0, part: Self.rounded($0.part)) })
    }
    blocks = blocks.indices.sorted { keys[$0] < keys[$1] }.map { index in
      var block = blocks[index]
      block.duties = contents[index].map { Double($0) / 1e7 }
      return block
    }
  }

  /// A part of something, by its place in the order of such things.
  private struct Held: Hashable, Comparable {
    let what: Int
    let part: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.what, left.part) < (right.what, right.part)
    }
  }

  private struct Key: Comparable {
    let content: Int
    let first: Held
    /// All of them in order, where there are more than one.
    let owners: [Held]

    init(content: Int, owners: [Held]) {
      self.content = content
      self.owners = owners.count > 1 ? owners.sorted() : []
      first = self.owners.first ?? owners.first ?? Held(what: 0, part: 0)
    }

    static func < (left: Self, right: Self) -> Bool {
      if left.content != right.content { return left.content < right.content }
      if left.first != right.first { return left.first < right.first }
      return left.owners.lexicographicallyPrecedes(right.owners)
    }
  }

  /// The place of each unit in the order of what units hold; those that hold the same share it.
  private static func unitRanks(_ blocks: [Block], _ contents: [Int]) -> [Int: Int] {
    var held: [Int: [Held]] = [:]
    for (block, content) in zip(blocks, contents) {
      for share in block.owners {
        held[share.unit, default: []].append(Held(what: content, part: rounded(share.part)))
      }
    }
    let units = held.keys.sorted()
    let ranks = Self.ranks(units.map { (held[$0] ?? []).sorted() }) {
      $0.lexicographicallyPrecedes($1)
    }
    return Dictionary(uniqueKeysWithValues: zip(units, ranks))
  }

  /// The place of each content in the order of all; those that are the same share it.
  private static func ranks<Content: Hashable>(
    _ contents: [Content], _ isBefore: (Content, Content) -> Bool
  ) -> [Int] {
    var numbers: [Content: Int] = [:]
    let numbered = contents.map { content in
      if let number = numbers[content] { return number }
      numbers[content] = numbers.count
      return numbers.count - 1
    }
    var ranks = numbered
    for (place, entry) in numbers.sorted(by: { isBefore($0.key, $1.key) }).enumerated() {
      ranks[entry.value] = place
    }
    return numbered.map { ranks[$0] }
  }

  /// Digits in which sums of other orders may differ are cut off.
  private static func rounded(_ value: Double) -> Int { Int((value * 1e7).rounded()) }
}
