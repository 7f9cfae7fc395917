import KataCore

/// Finds switches by which who knows what is true decides when its output may hear of it.
///
/// A switch that is set on the way to one report and looked at only to hold back another says what is on the screen, which
/// is for whoever shows it to know. One that also holds back work, such as a request that is on its way, is its own.
struct WithheldReports {
  let design: Design
  let roles: [Role]
  let lesson: String

  private var index: ProgramIndex { design.index }
  private var facts: ProgramFacts { design.index.facts }

  var findings: [DesignFinding] {
    guard design.table.architecture == .viper else { return [] }
    return roles.indices.filter { roles[$0] == .interactor }.flatMap { type -> [DesignFinding] in
      let outputs = Set(facts.types[type].properties.filter(\.isWeak).compactMap(\.type))
      let telling = index.functionsOfType[type].filter { tells($0, outputs) }
      guard !telling.isEmpty else { return [] }
      return facts.types[type].properties.filter { $0.type == "Bool" && $0.isVariable }
        .compactMap { finding(type, $0, outputs, Set(telling)) }
    }
  }

  private func tells(_ function: Int, _ outputs: Set<String>) -> Bool {
    index.atomsOfFunction[function].contains { tells(facts.atoms[$0], outputs) }
  }

  private func tells(_ atom: Atom, _ outputs: Set<String>) -> Bool {
    atom.uses.contains { $0.kind == .call && $0.on.map(outputs.contains) == true }
  }

  private func finding(
    _ type: Int, _ property: TypeFacts.StoredProperty, _ outputs: Set<String>, _ telling: Set<Int>
  ) -> DesignFinding? {
    let name = facts.types[type].name
    func uses(_ kind: Use.Kind) -> [Int] {
      index.atomNumbers(of: type).filter { atom in
        facts.atoms[atom].uses.contains {
          $0.kind == kind && $0.name == property.name && ($0.on == nil || $0.on == name)
        }
      }
    }
    let (reads, writes) = (uses(.read), uses(.write))
    guard !reads.isEmpty, reads.allSatisfy({ holdsBack($0, outputs, telling) }),
      writes.contains(where: { telling.contains(facts.atoms[$0].function) }),
      let held = reads.first
    else { return nil }
    return DesignFinding(
      .misplacedDuty, .essential, type: name, member: property.name,
      responsibilities: [.domain], other: listener(type),
      locations: [facts.atoms[held].location], lesson: lesson,
      home: .presenter, remedy: .publish)
  }

  /// Whether all that a condition leaves undone is to tell the output.
  private func holdsBack(_ atom: Int, _ outputs: Set<String>, _ telling: Set<Int>) -> Bool {
    let condition = facts.atoms[atom]
    guard condition.branch == .if || condition.branch == .guard,
      !condition.uses.contains(where: { $0.kind == .operation && $0.name != "!" })
    else { return false }
    let rest = index.atomsOfFunction[condition.function].filter { $0 > atom }
      .map { facts.atoms[$0] }.filter { line in !line.uses.allSatisfy { $0.kind == .control } }
    return !rest.isEmpty
      && rest.allSatisfy { line in
        tells(line, outputs)
          || line.uses.contains { use in
            use.kind == .call && use.chain.allSatisfy { $0 == "self" }
              && telling.contains { facts.functions[$0].name == use.name }
          }
      }
  }

  private func listener(_ type: Int) -> String? {
    let found = design.links.filter {
      $0.from == type && $0.isHolding && roles[$0.to] == .presenter
    }
    return found.count == 1 ? facts.types[found[0].to].name : nil
  }
}
