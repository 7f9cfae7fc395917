import KataCore

/// Gathers what functions do into the blocks of those who answer for them.
struct Charging {
  private(set) var blocks: [Block] = []
  /// Who answers for each atom, in shares.
  private(set) var owners: [[Block.Share]]
  private var wiring: [Int: [Double]] = [:]

  init(
    _ index: ProgramIndex, _ homes: Homes, _ ownership: Ownership,
    _ responsibilities: [Duties]
  ) {
    owners = [[Block.Share]](repeating: [], count: responsibilities.count)
    let builders = Self.builders(index, responsibilities)
    var duties = Tally(count: index.facts.functions.count * Self.width)
    var sums = Tally(count: index.facts.types.count)
    for function in index.facts.functions.indices {
      let keeps =
        builders[index.facts.functions[function].type]
        && Self.keepsWiring(function, index, ownership)
      let unit = homes.unit[index.facts.functions[function].type]
      let units = Self.units(ownership.shares[function], ownership, &sums)
      for atom in index.atomsOfFunction[function] {
        let done = responsibilities[atom]
        if keeps, done == [.wiring] {
          owners[atom] = [Block.Share(unit: unit, part: 1)]
          Self.add(done, 1, to: &wiring[unit, default: Workload.none])
          continue
        }
        owners[atom] = units
        for place in done.map(\.position) {
          for share in ownership.shares[function] {
            duties.add(
              share.part / Double(done.count), to: share.entrance * Self.width + place)
          }
        }
      }
    }
    blocks =
      Self.byEntrance(&duties).map { Block(owners: ownership.units[$0], duties: $1) }
      + wiring.keys.sorted().map {
        Block(owners: [Block.Share(unit: $0, part: 1)], duties: wiring[$0] ?? [])
      }
  }

  private static let width = Responsibility.allCases.count

  /// What entrances do, in their order.
  private static func byEntrance(_ sums: inout Tally) -> [(entrance: Int, duties: [Double])] {
    var rows: [(entrance: Int, duties: [Double])] = []
    sums.empty { number, sum in
      let (entrance, place) = number.quotientAndRemainder(dividingBy: width)
      if rows.last?.entrance != entrance { rows.append((entrance, Workload.none)) }
      rows[rows.count - 1].duties[place] = sum
    }
    return rows
  }

  private static func add(_ done: Duties, _ part: Double, to duties: inout [Double]) {
    for duty in done { duties[duty.position] += part / Double(done.count) }
  }

  private static func units(
    _ shares: [Ownership.Share], _ ownership: Ownership, _ sums: inout Tally
  ) -> [Block.Share] {
    for share in shares {
      for owner in ownership.units[share.entrance] {
        sums.add(share.part * owner.part, to: owner.unit)
      }
    }
    var units: [Block.Share] = []
    sums.empty { units.append(Block.Share(unit: $0, part: $1)) }
    return units
  }

  /// The types that make and connect more than they do anything else.
  private static func builders(
    _ index: ProgramIndex, _ responsibilities: [Duties]
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
