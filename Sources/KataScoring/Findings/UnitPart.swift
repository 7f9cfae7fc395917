import KataCore

/// The types of one unit that mean to play the same part: all of it, or the screen's side and the other side of a
/// tangle.
struct UnitPart {
  /// The type that the scores charge.
  let unit: Int
  /// The type to name.
  let type: Int
  let types: Set<Int>
  /// Whether it is the part that answers for what stands in drawers.
  var isWhole: Bool { types.contains(unit) }

  /// The parts of all units that do anything, in their order.
  static func all(_ design: Design, _ roles: [Role]) -> [UnitPart] {
    let units = design.workload.homes.unit
    let members = Dictionary(grouping: units.indices) { units[$0] }
    return design.workload.dutiesByUnit.keys.sorted().flatMap { unit -> [UnitPart] in
      let isScreen = { (type: Int) in roles[type] == .view || roles[type] == .controller }
      let sides = Dictionary(grouping: members[unit] ?? [unit]) { isScreen($0) == isScreen(unit) }
      return [true, false].compactMap { side in
        guard let types = sides[side] else { return nil }
        return UnitPart(unit: unit, type: side ? unit : types[0], types: Set(types))
      }
    }
  }
}

extension MisplacedDuties {
  /// What a drawer does for a type.
  struct Lender {
    let type: Int
    let mass: Double
    let places: [SourceLocation]
  }

  /// How much of a duty is written in a part and not only asked of somebody else.
  func mass(of duty: Responsibility, in part: UnitPart) -> Double {
    atoms(of: duty, unit: part.unit).filter { isOwn($0, of: part) && !isHandedOn(duty, $0) }
      .map { mass($0, unit: part.unit) }.reduce(0, +)
  }

  /// One place a line.
  func locations(of duties: [Responsibility], in part: UnitPart) -> [SourceLocation] {
    let facts = design.index.facts
    let all = duties.flatMap { duty in
      atoms(of: duty, unit: part.unit).filter { isOwn($0, of: part) && !isHandedOn(duty, $0) }
    }
    let found = duties.count > 1 ? Array(Set(all)).sorted() : all
    let first = found.filter { facts.type(of: facts.atoms[$0]) == part.type }
    let others = found.filter { facts.type(of: facts.atoms[$0]) != part.type }
    return (first + others).map { facts.atoms[$0].location }.oncePerLine
  }

  /// The drawer that does most of a duty for a part alone.
  func lender(of duty: Responsibility, to part: UnitPart) -> Lender? {
    let facts = design.index.facts
    let lent = atoms(of: duty, unit: part.unit).filter { atom in
      design.workload.owners[atom].contains { $0.unit == part.unit && $0.part > 0.99 }
        && lends(facts.type(of: facts.atoms[atom]), to: part)
    }
    let byType = Dictionary(grouping: lent) { facts.type(of: facts.atoms[$0]) }
    let lenders = byType.keys.sorted().map { type in
      let atoms = byType[type] ?? []
      return Lender(
        type: type, mass: atoms.map { mass($0, unit: part.unit) }.reduce(0, +),
        places: atoms.map { facts.atoms[$0].location }.oncePerLine)
    }
    return lenders.filter { $0.mass >= 2 }.max { $0.mass < $1.mass }
  }

  /// Whether a type is a drawer of a part, used by no other and not told of as a reference.
  private func lends(_ type: Int, to part: UnitPart) -> Bool {
    let units = design.workload.homes.unit
    guard units[type] != part.unit, design.index.facts.types[type].kind.isConcrete else {
      return false
    }
    return !design.links.contains { link in
      guard link.to == type, link.kinds != [.mentions] else { return false }
      return part.types.contains(link.from)
        ? !design.table.allows(link, from: roles[link.from], to: roles[type])
        : roles[link.from] != .builder
    }
  }

  private func isOwn(_ atom: Int, of part: UnitPart) -> Bool {
    part.types.contains(design.index.facts.type(of: design.index.facts.atoms[atom]))
  }

  private func mass(_ atom: Int, unit: Int) -> Double {
    let part = design.workload.owners[atom].first { $0.unit == unit }?.part ?? 0
    return part / Double(max(1, design.workload.responsibilities[atom].count))
  }

  private func isHandedOn(_ duty: Responsibility, _ atom: Int) -> Bool {
    let atom = design.index.facts.atoms[atom]
    let asks: [Role] = [.presenter, .viewModel, .interactor]
    guard duty == .navigation, asks.contains(roles[design.index.facts.type(of: atom)])
    else { return false }
    return !atom.uses.contains { use in
      [use.on, use.type, use.name].compactMap(\.self).contains(where: ViewKinship.isViewLike)
        || KnownEffects(services: [:]).kind(of: use) == .navigation
    }
  }

  private func atoms(of duty: Responsibility, unit: Int) -> [Int] {
    design.workload.responsibilities.indices.filter { atom in
      design.workload.responsibilities[atom].contains(duty)
        && design.workload.owners[atom].contains { $0.unit == unit && $0.part > 0 }
    }
  }
}
