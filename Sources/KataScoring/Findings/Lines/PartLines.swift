import KataCore

/// Which lines of a duty stand in which part of a program, and which only stand in a drawer for it.
struct PartLines {
  let parts: [UnitPart]
  /// The units' duties, by `Responsibility.position`.
  let duties: [Int: [Double]]
  private let design: Design
  private let roles: [Role]
  /// By unit, the atoms that it answers for, wholly or in part.
  private let atomsOfUnit: [Int: [Int]]
  private let spoken: [Duties]
  private let linksTo: [Int: [Link]]

  init(_ design: Design, _ roles: [Role], services: Set<String>) {
    (self.design, self.roles) = (design, roles)
    spoken = SpokenDuties(design, roles: roles, services: services).all
    duties = design.workload.dutiesByUnit
    parts = UnitPart.all(design, roles)
    linksTo = Dictionary(grouping: design.links, by: \.to)
    var atoms: [Int: [Int]] = [:]
    for (atom, owners) in design.workload.owners.enumerated()
    where !design.workload.responsibilities[atom].isEmpty {
      for share in owners where share.part > 0 { atoms[share.unit, default: []].append(atom) }
    }
    atomsOfUnit = atoms
  }

  /// How much of a duty is written in a part and not only asked of somebody else.
  func mass(of duty: Responsibility, in part: UnitPart) -> Double {
    own(duty, part).map { mass($0, unit: part.unit) }.reduce(0, +)
  }

  /// What share of some duties that a unit is charged with is written in a part.
  func share(of mass: Double, _ wanted: [Responsibility], in part: UnitPart) -> Double {
    let all = wanted.map { duties[part.unit]?[$0.position] ?? 0 }.reduce(0, +)
    return mass / max(mass, all)
  }

  /// One place a line.
  func locations(of duties: [Responsibility], in part: UnitPart) -> [SourceLocation] {
    let facts = design.index.facts
    let found = Set(duties.flatMap { own($0, part) }).sorted()
    let first = found.filter { facts.type(of: facts.atoms[$0]) == part.type }
    let others = found.filter { facts.type(of: facts.atoms[$0]) != part.type }
    return (first + others).map { facts.atoms[$0].location }.oncePerLine
  }

  /// The functions that a duty is written in.
  func functions(of duty: Responsibility, in part: UnitPart) -> Set<Int> {
    Set(own(duty, part).map { design.index.facts.atoms[$0].function })
  }

  private func own(_ duty: Responsibility, _ part: UnitPart) -> [Int] {
    atoms(of: duty, part).filter { atom in
      part.types.contains(writer(atom)) && !isHandedOn(duty, atom)
    }
  }

  private func atoms(of duty: Responsibility, _ part: UnitPart) -> [Int] {
    (atomsOfUnit[part.unit] ?? []).filter { spoken[$0].contains(duty) }
  }

  private func writer(_ atom: Int) -> Int {
    design.index.facts.type(of: design.index.facts.atoms[atom])
  }

  private func mass(_ atom: Int, unit: Int) -> Double {
    let part = design.workload.owners[atom].first { $0.unit == unit }?.part ?? 0
    return part / Double(max(1, spoken[atom].count))
  }

  /// Whether a type only asks somebody else to do it, as a mediator that tells its router where to go.
  private func isHandedOn(_ duty: Responsibility, _ atom: Int) -> Bool {
    let asks: [Role] = [.presenter, .viewModel, .interactor]
    guard duty == .navigation, asks.contains(roles[writer(atom)]) else { return false }
    return !design.index.facts.atoms[atom].uses.contains { use in
      [use.on, use.type, use.name].compactMap(\.self).contains(where: ViewKinship.isViewLike)
        || KnownEffects(services: [:]).kind(of: use) == .navigation
    }
  }

  // MARK: Drawers

  /// What a drawer does for a type.
  struct Lender {
    let type: Int
    let mass: Double
    let places: [SourceLocation]
  }

  /// The drawer that does most of a duty for a part alone.
  func lender(of duty: Responsibility, to part: UnitPart) -> Lender? {
    let facts = design.index.facts
    let whole = atoms(of: duty, part).filter { atom in
      !part.types.contains(writer(atom))
        && design.workload.owners[atom].contains { $0.unit == part.unit && $0.part > 0.99 }
    }
    let byType = Dictionary(grouping: whole, by: writer).filter { $0.value.count > 1 }
    return byType.keys.sorted().filter { lends($0, to: part) }.map { type in
      let atoms = byType[type] ?? []
      return Lender(
        type: type, mass: atoms.map { mass($0, unit: part.unit) }.reduce(0, +),
        places: atoms.map { facts.atoms[$0].location }.oncePerLine)
    }
    .filter { $0.mass >= 2 }.max { $0.mass < $1.mass }
  }

  /// Whether a type is a drawer of a part, used by no other and not told of as a reference.
  private func lends(_ type: Int, to part: UnitPart) -> Bool {
    guard design.workload.homes.unit[type] != part.unit,
      design.index.facts.types[type].kind.isConcrete
    else { return false }
    return !(linksTo[type] ?? []).contains { link in
      guard link.kinds != [.mentions] else { return false }
      return part.types.contains(link.from)
        ? !design.table.allows(link, from: roles[link.from], to: roles[type])
        : roles[link.from] != .builder
    }
  }
}
