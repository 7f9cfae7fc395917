import KataCore

/// What every unit of a program does: its functions' duties as blocks, charged to those who answer for them.
struct Workload: Sendable {
  let index: ProgramIndex
  let homes: Homes
  let blocks: [Block]
  /// The responsibilities of every atom that counts; empty for the others.
  let responsibilities: [Set<Responsibility>]
  /// Whether an atom counts: it was run, or anybody may call it.
  let isCounted: [Bool]
  /// Who answers for each atom, in shares.
  let owners: [[Block.Share]]

  init(
    _ index: ProgramIndex, responsibilities: [Set<Responsibility>], executed: Set<Int>?
  ) {
    let facts = index.facts
    let homes = Homes(index)
    let isRun = executed.map { executed in
      facts.functions.indices.map { function in
        index.atomsOfFunction[function].contains { executed.contains($0) }
      }
    }
    let ownership = Ownership(index, homes, isRun: isRun)
    let liveness = Liveness(index)
    let isCounted = facts.atoms.indices.map { atom in
      executed.map { $0.contains(atom) } ?? liveness.isLive[facts.atoms[atom].function]
    }
    let counted = zip(isCounted, responsibilities).map { $0 ? $1 : [] }
    var blocks: [Block] = []
    var owners = [[Block.Share]](repeating: [], count: facts.atoms.count)
    for function in facts.functions.indices {
      let atoms = index.atomsOfFunction[function]
      let stays = Self.keepsWiring(function, index, ownership)
      let own =
        stays ? [Block.Share(unit: homes.unit[facts.functions[function].type], part: 1)] : []
      let wiring = stays ? atoms.filter { counted[$0] == [.wiring] } : []
      let rest = stays ? atoms.filter { counted[$0] != [.wiring] } : atoms
      for (group, shares) in [(wiring, own), (rest, ownership.shares[function])] {
        for atom in group { owners[atom] = shares }
        let duties = Self.duties(group.map { counted[$0] })
        if !shares.isEmpty, duties.contains(where: { $0 > 0 }) {
          blocks.append(Block(owners: shares, duties: duties, function: function))
        }
      }
    }
    (self.index, self.homes, self.blocks, self.owners) = (index, homes, blocks, owners)
    (self.responsibilities, self.isCounted) = (counted, isCounted)
  }

  /// Whether the making of objects in a drawer's function stays with the drawer.
  ///
  /// Putting parts together needs no state and is replaced as a whole, so a static factory or a stateless builder
  /// is as good a home for it as an object; for anything else in such a function its callers answer.
  private static func keepsWiring(
    _ function: Int, _ index: ProgramIndex, _ ownership: Ownership
  ) -> Bool {
    let facts = index.facts.functions[function]
    return ownership.isCharged[function] && index.facts.types[facts.type].kind.isConcrete
      && facts.kind == .function && !facts.isProtocolExtension
  }

  private static func duties(_ atoms: [Set<Responsibility>]) -> [Double] {
    var duties = [Double](repeating: 0, count: Responsibility.allCases.count)
    for atom in atoms where !atom.isEmpty {
      for duty in Responsibility.allCases where atom.contains(duty) {
        duties[duty.position] += 1 / Double(atom.count)
      }
    }
    return duties
  }

  /// What a unit does, by `Responsibility.position`, from all that is charged to it.
  func duties(of unit: Int) -> [Double] { dutiesByUnit[unit] ?? Self.none }

  /// The sums of all units that do anything.
  var dutiesByUnit: [Int: [Double]] {
    var sums: [Int: [Double]] = [:]
    for block in blocks {
      for share in block.owners {
        for (position, mass) in block.duties.enumerated() where mass > 0 {
          sums[share.unit, default: Self.none][position] += mass * share.part
        }
      }
    }
    return sums
  }

  static let none = [Double](repeating: 0, count: Responsibility.allCases.count)
}
