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
    let contents = blocks.map { Self.key($0.duties) }
    let rank = Self.ranks(blocks, contents)
    let keys = zip(blocks, contents).map { block, content in
      let owners = block.owners.map { [rank[$0.unit] ?? 0, Self.rounded($0.part)] }
      return content
        + (owners.count == 1 ? owners[0] : owners.sorted(by: Self.isBefore).flatMap { $0 })
    }
    let order = blocks.indices.sorted { Self.isBefore(keys[$0], keys[$1]) }
    blocks = order.map { index in
      var block = blocks[index]
      block.duties = contents[index].map { Double($0) / 1e7 }
      return block
    }
  }

  /// The place of each unit in the order of what units hold; those that hold the same share it.
  private static func ranks(_ blocks: [Block], _ contents: [[Int]]) -> [Int: Int] {
    var held: [Int: [[Int]]] = [:]
    for (block, content) in zip(blocks, contents) {
      for share in block.owners {
        held[share.unit, default: []].append(content + [rounded(share.part)])
      }
    }
    let contents = held.mapValues { $0.sorted(by: isBefore).flatMap { $0 } }
    let order = contents.keys.sorted { isBefore(contents[$0] ?? [], contents[$1] ?? []) }
    var ranks: [Int: Int] = [:]
    for (place, unit) in order.enumerated() {
      let before = place > 0 ? order[place - 1] : unit
      let isSame = place > 0 && contents[before] == contents[unit]
      ranks[unit] = isSame ? ranks[before] : place
    }
    return ranks
  }

  private static func key(_ duties: [Double]) -> [Int] { duties.map(rounded) }

  /// Digits in which sums of other orders may differ are cut off.
  private static func rounded(_ value: Double) -> Int { Int((value * 1e7).rounded()) }

  private static func isBefore(_ left: [Int], _ right: [Int]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
