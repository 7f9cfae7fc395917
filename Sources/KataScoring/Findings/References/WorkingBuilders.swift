import KataCore

/// Finds builders that do some of the screen's work before it is there: read what is kept, listen to the model, decide.
///
/// They make the parts and connect them. What they do besides, no part does that a suite makes by itself.
///
/// Where it can be wrong: an app's first screen may be chosen where it is made, so that a single decision is let pass.
struct WorkingBuilders {
  let design: Design
  let roles: [Role]
  /// The names of what the program is given to ask.
  let services: Set<String>
  let lesson: String

  private static let work: Duties = [.network, .storage, .logging, .presentation, .domain]
  private static let outside: Duties = [.network, .storage, .logging]

  var findings: [DesignFinding] {
    roles.indices.filter { roles[$0] == .builder }.compactMap(finding)
  }

  private func finding(_ builder: Int) -> DesignFinding? {
    let index = design.index
    guard Containers(index).handing(builder).isEmpty else { return nil }
    let atoms = index.atomNumbers(of: builder).filter(isWork)
    let asks = atoms.filter(isOutside)
    guard !asks.isEmpty || atoms.count > 1, let decider = decider(madeBy: builder) else {
      return nil
    }
    let duties = Responsibility.allCases.filter { duty in
      atoms.contains { design.workload.responsibilities[$0].contains(duty) } && duty != .wiring
    }
    return DesignFinding(
      .misplacedDuty, .advice, type: index.facts.types[builder].name, responsibilities: duties,
      other: index.facts.types[decider].name,
      locations: atoms.map { index.facts.atoms[$0].location }.oncePerLine,
      amount: Double(atoms.count), lesson: lesson, home: roles[decider])
  }

  private func isWork(_ atom: Int) -> Bool {
    !design.workload.responsibilities[atom].isDisjoint(with: Self.work) || isOutside(atom)
  }

  /// Whether it asks a service, and does not only hand it on.
  private func isOutside(_ atom: Int) -> Bool {
    !design.workload.responsibilities[atom].isDisjoint(with: Self.outside)
      || design.index.facts.atoms[atom].uses.contains { use in
        use.kind == .call && use.on.map(services.contains) == true
      }
  }

  /// Who decides on the screen that it puts together.
  private func decider(madeBy builder: Int) -> Int? {
    let order: [Role] = [design.table.architecture.mediator, .presenter, .viewModel]
    let made = design.links.filter { $0.from == builder && $0.kinds.contains(.makes) }.map(\.to)
    let seams = SeamRole(index: design.index)
    return order.lazy.compactMap { role in
      made.first { seams.role(of: $0) == role } ?? made.first { roles[$0] == role }
    }.first
  }
}
