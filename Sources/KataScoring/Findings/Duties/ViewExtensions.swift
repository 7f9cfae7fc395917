import KataCore

/// Finds words and decisions in extensions of the protocols that screens conform to.
///
/// A function that every screen gets by its protocol is a screen's function: what it words, no test without one checks.
/// A line is let pass, as a default for what a screen may leave out.
struct ViewExtensions {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    guard design.table.architecture != .mvc else { return [] }
    return design.index.facts.types.indices.filter(isScreens).compactMap(finding)
  }

  /// Whether a type is a protocol, of the program or given, that nobody but screens conforms to.
  private func isScreens(_ type: Int) -> Bool {
    let facts = design.index.facts.types[type]
    guard facts.kind == .protocol || facts.kind == .foreignExtension,
      design.index.protocol(facts.name) != nil
    else { return false }
    let all = design.index.conformers(of: facts.name)
    return !all.isEmpty && all.allSatisfy { roles[$0] == .view || roles[$0] == .controller }
  }

  private func finding(_ type: Int) -> DesignFinding? {
    let index = design.index
    let atoms = index.atomNumbers(of: type).filter { atom in
      design.workload.responsibilities[atom].contains(.presentation)
        || index.facts.atoms[atom].branch != nil
          && design.workload.responsibilities[atom].contains(.domain)
    }
    let places = atoms.map { index.facts.atoms[$0].location }.oncePerLine
    let words = atoms.contains { design.workload.responsibilities[$0].contains(.presentation) }
    guard places.count > 1, words else { return nil }
    let mediator = design.table.architecture.mediator
    let homes = roles.indices.filter { roles[$0] == mediator }
    let functions = atoms.map { index.facts.functions[index.facts.atoms[$0].function].spoken }
    return DesignFinding(
      .misplacedDuty, .advice, type: index.facts.types[type].name,
      responsibilities: [.presentation],
      other: homes.count == 1 ? index.facts.types[homes[0]].name : nil, locations: places,
      amount: Double(places.count), lesson: lesson, home: mediator, role: .view,
      members: functions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      work: [.wording])
  }
}
