import KataCore

/// The duties that one entrance answers for, and the units it belongs to.
struct Block: Hashable, Sendable {
  /// A share of a block that one unit answers for.
  struct Share: Hashable, Sendable {
    let unit: Int
    let part: Double
  }

  /// In the order of units; the parts add up to 1.
  let owners: [Share]
  /// How many atoms' worth of each responsibility it holds, by `Responsibility.position`.
  var duties: [Double]

  var mass: Double { duties.reduce(0, +) }

  /// The block in pieces of the size of a line, in the order of duties.
  var lines: [Block] {
    duties.indices.flatMap { place -> [Block] in
      let count = Int(duties[place].rounded(.up))
      return (0..<count).map { _ in
        var line = self
        line.duties = duties.indices.map { $0 == place ? duties[$0] / Double(count) : 0 }
        return line
      }
    }
  }
}

extension Responsibility {
  /// Its place in tables.
  var position: Int { Self.positions[self] ?? 0 }

  private static let positions = Dictionary(
    uniqueKeysWithValues: Self.allCases.enumerated().map { ($1, $0) })
}
