import KataCore

/// What every unit of a program does: its entrances' duties as blocks, with all that is charged to them.
///
/// A class, because a design is looked at from many sides.
final class Workload: Sendable {
  let index: ProgramIndex
  let homes: Homes
  let blocks: [Block]
  /// The responsibilities of every atom that counts; empty for the others.
  let responsibilities: [Duties]
  /// Whether an atom counts: it was run, or anybody may call it.
  let isCounted: [Bool]
  /// Who answers for each atom, in shares.
  let owners: [[Block.Share]]
  /// The sums of all units that do anything, by `Responsibility.position`.
  let dutiesByUnit: [Int: [Double]]

  init(
    _ index: ProgramIndex, _ groundwork: Groundwork, responsibilities: [Duties],
    executed: Set<Int>?
  ) {
    let isLive = groundwork.isLive
    let isCounted = executed.map { run in isLive.indices.map(run.contains) } ?? isLive
    let counted = groundwork.idleness.working(
      responsibilities.indices.map { isCounted[$0] ? responsibilities[$0] : [] })
    let charging = Charging(index, groundwork.homes, groundwork.ownership, counted)
    (blocks, owners) = (charging.blocks, charging.owners)
    dutiesByUnit = Self.sums(of: charging.blocks)
    (self.index, homes) = (index, groundwork.homes)
    (self.responsibilities, self.isCounted) = (counted, isCounted)
  }

  /// What a unit does, by `Responsibility.position`, from all that is charged to it.
  func duties(of unit: Int) -> [Double] { dutiesByUnit[unit] ?? Self.none }

  private static func sums(of blocks: [Block]) -> [Int: [Double]] {
    var sums: [Int: [Double]] = [:]
    for block in blocks {
      for share in block.owners {
        for (position, mass) in block.duties.enumerated() where mass > 0 {
          sums[share.unit, default: none][position] += mass * share.part
        }
      }
    }
    return sums
  }

  static let none = [Double](repeating: 0, count: Responsibility.allCases.count)
}
