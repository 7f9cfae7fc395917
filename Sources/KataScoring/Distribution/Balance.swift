/// How much of the work lies outside of the type that does most of it, each line charged to who answers for it.
///
/// 0 when one type does everything. The patterns set out from a view controller that does nearly all, with a few small
/// types beside it: how well a line's type tells what the line does says little of how little those have to do.
///
/// Where it can be wrong: a large type of one duty, such as the layout of a long form, weighs like a massive one.
struct Balance: Hashable, Sendable {
  /// The share of the work, 0 to 1.
  let value: Double

  init(_ deck: Deck) {
    var masses: [Int: Double] = [:]
    for block in deck.blocks {
      for share in block.owners { masses[share.unit, default: 0] += block.mass * share.part }
    }
    // Summed by size, so that names, files and machines change nothing.
    let sum = masses.values.sorted().reduce(0, +)
    value = sum > 1e-9 ? 1 - (masses.values.max() ?? 0) / sum : 0
  }
}
