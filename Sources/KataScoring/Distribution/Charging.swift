import KataCore

/// Gathers what functions do into the blocks of those who answer for them.
struct Charging {
  private(set) var blocks: [Block] = []
  /// Who answers for each atom, in shares.
  private(set) var owners: [[Block.Share]]
  private var duties: [Int: [Double]] = [:]
  private var wiring: [Int: [Double]] = [:]

  init(
    _ index: ProgramIndex, _ homes: Homes, _ ownership: Ownership,
    _ responsibilities: [Set<Responsibility>]
  ) {
    owners = [[Block.Share]](repeating: [], count: responsibilities.count)
    let builders = Self.builders(index, responsibilities)
    for function in index.facts.functions.indices {
      let keeps =
        builders[index.facts.functions[function].type]
        && Self.keepsWiring(function, index, ownership)
      let unit = homes.unit[index.facts.functions[function].type]
      let units = Self.units(ownership.shares[function], ownership)
      for atom in index.atomsOfFunction[function] {
        let done = responsibilities[atom]
        if keeps, done == [.wiring] {
          owners[atom] = [Block.Share(unit: unit, part: 1)]
          Self.add(done, 1, to: &wiring[unit, default: Workload.none])
          continue
        }
        owners[atom] = units
        for share in ownership.shares[function] where !done.isEmpty {
          Self.add(done, share.part, to: &duties[share.entrance, default: Workload.none])
        }
      }
    }
    blocks =
      duties.keys.sorted().map { Block(owners: ownership.units[$0], duties: duties[$0] ?? []) }
      + wiring.keys.sorted().map {
        Block(owners: [Block.Share(unit: $0, part: 1)], duties: wiring[$0] ?? [])
      }
  }

  private static func add(_ done: Set<Responsibility>, _ part: Double, to duties: inout [Double]) {
    for duty in done { duties[duty.position] += part / Double(done.count) }
  }

  private static func units(_ shares: [Ownership.Share], _ ownership: Ownership) -> [Block.Share] {
    var sums: [Int: Double] = [:]
    for share in shares {
      for owner in ownership.units[share.entrance] {
        sums[owner.unit, default: 0] += share.part * owner.part
      }
    }
    return sums.keys.sorted().map { Block.Share(unit: $0, part: sums[$0] ?? 0) }
  }

  /// The types that make and connect more than they do anything else.
  private static func builders(
    _ index: ProgramIndex, _ responsibilities: [Set<Responsibility>]
  ) -> [Bool] {
    var wiring = [Int](repeating: 0, count: index.facts.types.count)
    var all = wiring
    for (atom, done) in zip(index.facts.atoms, responsibilities) where !done.isEmpty {
      let type = index.facts.type(of: atom)
      all[type] += 1
      if done == [.wiring] { wiring[type] += 1 }
    }
    return zip(wiring, all).map { $0 * 2 > $1 }
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
}
