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
}
