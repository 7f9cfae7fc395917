import KataCore

/// What distribution would be if one duty of one unit lay elsewhere: the lines are moved, and everything is
/// computed again.
///
/// Fewer reshuffles than for the score itself, from the same seed for before and after, so that luck cancels out.
struct MoveOnPaper {
  private static let reshuffles = 40

  let design: Design
  /// The distribution as it is.
  let before: Distribution
  private let deals = Deals()

  init(_ design: Design) {
    self.design = design
    before = design.distribution(reshuffles: Self.reshuffles, deals: deals)
  }

  /// What a move does to the raw value, and to the separation, which ranks moves also where all of them leave the
  /// raw value at 0.
  struct Outcome {
    let gain: Double
    let rank: Double

    /// What moving a part of the lines does.
    func part(_ share: Double) -> Self {
      Outcome(gain: Score.rounded(gain * share), rank: rank * share)
    }
  }

  /// The outcome of moving duties from a unit to another, or with nil to a new type.
  func outcome(of duties: [Responsibility], from unit: Int, to target: Int?) -> Outcome {
    // Out of a tangle they go to a type that is no longer part of it.
    let isNew = target.map { design.workload.homes.unit[$0] == unit } ?? true
    let target = isNew ? design.index.facts.types.count : target ?? 0
    var blocks: [Block] = []
    for block in design.workload.blocks {
      guard duties.contains(where: { block.duties[$0.position] > 0 }),
        block.owners.contains(where: { $0.unit == unit })
      else {
        blocks.append(block)
        continue
      }
      var kept = block
      var moved = Workload.none
      for duty in duties {
        moved[duty.position] = block.duties[duty.position]
        kept.duties[duty.position] = 0
      }
      if kept.duties.contains(where: { $0 > 0 }) { blocks.append(kept) }
      blocks.append(
        Block(
          owners: block.owners.map { share in
            share.unit == unit ? Block.Share(unit: target, part: share.part) : share
          }, duties: moved))
    }
    // A first new role has something to be allowed.
    let after = Distribution(
      blocks, allowed: before.allowed > 0 ? before.allowed : 1, reshuffles: Self.reshuffles,
      deals: deals)
    return Outcome(
      gain: Score.rounded(after.raw - before.raw),
      rank: after.separation.value - before.separation.value)
  }
}
