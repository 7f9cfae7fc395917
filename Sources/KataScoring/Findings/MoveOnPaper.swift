import KataCore

/// What distribution would be if one duty of one unit lay elsewhere: the lines are moved, and everything is
/// computed again.
///
/// Fewer reshuffles than for the score itself, from the same seed for before and after, so that luck cancels out.
struct MoveOnPaper {
  private static let reshuffles = 40

  let design: Design
  private let before: Double

  init(_ design: Design) {
    self.design = design
    before = Separation(design.workload.blocks, reshuffles: Self.reshuffles).value
  }

  /// What a move does to the raw value, and to the separation, which ranks moves also where all of them leave the
  /// raw value at 0.
  struct Outcome {
    let gain: Double
    let rank: Double
  }

  /// The outcome of moving a duty from a unit to another, or with nil to a new type.
  func outcome(of duty: Responsibility, from unit: Int, to target: Int?) -> Outcome {
    let target = target ?? design.index.facts.types.count
    var blocks: [Block] = []
    for block in design.workload.blocks {
      let mass = block.duties[duty.position]
      guard mass > 0, block.owners.contains(where: { $0.unit == unit }) else {
        blocks.append(block)
        continue
      }
      var kept = block
      kept.duties[duty.position] = 0
      if kept.duties.contains(where: { $0 > 0 }) { blocks.append(kept) }
      var moved = Workload.none
      moved[duty.position] = mass
      blocks.append(
        Block(
          owners: block.owners.map { share in
            share.unit == unit ? Block.Share(unit: target, part: share.part) : share
          }, duties: moved))
    }
    let after = Separation(blocks, reshuffles: Self.reshuffles).value
    // A first new role has something to be allowed.
    let allowed = design.allowedShare
    let gain =
      max(0, after) * (0.75 + 0.25 * (allowed > 0 ? allowed : 1))
      - max(0, before) * (0.75 + 0.25 * allowed)
    return Outcome(gain: Score.rounded(gain), rank: after - before)
  }
}
