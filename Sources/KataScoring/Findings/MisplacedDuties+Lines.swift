import KataCore

extension MisplacedDuties {
  /// How much of a duty a type only asks somebody else to do, as a mediator that tells its router where to go.
  func handedOn(_ duty: Responsibility, _ unit: Int) -> Double {
    atoms(of: duty, unit: unit).filter { isHandedOn(duty, $0) || isElsewhere($0, unit: unit) }
      .map { atom in
        let part = design.workload.owners[atom].first { $0.unit == unit }?.part ?? 0
        return part / Double(design.workload.responsibilities[atom].count)
      }.reduce(0, +)
  }

  /// What a helper does that others use too is not in the type that happens to be the only one to call it.
  private func isElsewhere(_ atom: Int, unit: Int) -> Bool {
    let writer = design.index.facts.type(of: design.index.facts.atoms[atom])
    guard writer != unit, design.index.facts.types[writer].kind.isConcrete else { return false }
    return design.links.contains {
      $0.to == writer && $0.from != unit && design.roles[$0.from] != .builder
    }
  }

  private func isHandedOn(_ duty: Responsibility, _ atom: Int) -> Bool {
    let atom = design.index.facts.atoms[atom]
    let asks: [Role] = [.presenter, .viewModel, .interactor]
    guard duty == .navigation, asks.contains(design.roles[design.index.facts.type(of: atom)])
    else { return false }
    return !atom.uses.contains { use in
      [use.on, use.type, use.name].compactMap(\.self).contains(where: ViewKinship.isViewLike)
        || KnownEffects(services: [:]).kind(of: use) == .navigation
    }
  }

  private func atoms(of duty: Responsibility, unit: Int) -> [Int] {
    design.workload.responsibilities.indices.filter { atom in
      design.workload.responsibilities[atom].contains(duty)
        && design.workload.owners[atom].contains { $0.unit == unit && $0.part > 0.5 }
    }
  }

  /// One place a line; those in the type itself before those that only it uses.
  func locations(of duty: Responsibility, unit: Int) -> [SourceLocation] {
    let facts = design.index.facts
    let places = atoms(of: duty, unit: unit).filter {
      !isHandedOn(duty, $0) && !isElsewhere($0, unit: unit)
    }
    let own = places.filter { facts.type(of: facts.atoms[$0]) == unit }
    let others = places.filter { facts.type(of: facts.atoms[$0]) != unit }
    return (own + others).map { facts.atoms[$0].location }.oncePerLine
  }
}
