import KataCore

/// Finds lines whose duty belongs to another role of the pattern.
struct MisplacedDuties: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let design = context.design
    let masses = SaidDuties.masses(design.duties, in: design.facts)
    let found = design.facts.types.indices.flatMap { type -> [DesignFinding] in
      // A controller of MVC may ask services.
      let mayAsk = design.patterns[type].contains(.mvc)
      let atoms = Dictionary(
        grouping: design.atoms(of: type).flatMap { atom in
          isAskedFor(atom, of: type, design)
            ? []
            : design.duties[atom].filter { !mayAsk || !asksService($0, atom, design) }
              .map { (duty: $0, atom: atom) }
        }, by: \.duty
      ).mapValues { $0.map(\.atom) }
      return atoms.compactMap { duty, atoms in
        let isSaid = !design.isOnlyRead || SaidDuties.Floor.finding.holds(duty, masses[type])
        return isSaid && isMisplaced(duty, in: type, design)
          ? finding(duty, type, atoms, context) : nil
      }
    }
    return found.sorted {
      ($1.gain ?? 0, $1.locations.count, $0.summary) < (
        $0.gain ?? 0, $0.locations.count, $1.summary
      )
    }
  }

  /// Whether a line only asks a service that it was given.
  private func asksService(_ duty: Responsibility, _ atom: Int, _ design: Design) -> Bool {
    let effects = design.facts.atoms[atom].effects
    return (duty == .network || duty == .storage) && !effects.isEmpty
      && effects.allSatisfy(\.isInterceptable)
  }

  /// Whether a contract asks a builder for the value that a line computes: in a function in which nothing is assembled.
  private func isAskedFor(_ atom: Int, of type: Int, _ design: Design) -> Bool {
    guard design.roles[type] == .builder else { return false }
    let facts = design.facts
    let function = facts.atoms[atom].function
    let asked = facts.types[type].ancestors.flatMap { facts.given[$0]?.requirements ?? [] }
    let isRequired = asked.contains { $0.baseName == facts.functions[function].name.baseName }
    return isRequired
      && !facts.atoms.indices.contains {
        facts.atoms[$0].function == function && design.duties[$0].contains(.wiring)
      }
  }

  private func isMisplaced(_ duty: Responsibility, in type: Int, _ design: Design) -> Bool {
    let role = design.roles[type]
    // What a line records may be the writer's own step, which nobody reads from the source.
    if design.isOnlyRead, duty == .logging { return false }
    return role != .other && !design.facts.types[type].kind.belongsToCallers
      && !design.allows(duty, of: type) && (role != .view || isLinked(type, design))
  }

  /// Whether a view has a mediator; a small finished screen without one is none of the pattern's.
  private func isLinked(_ type: Int, _ design: Design) -> Bool {
    let mediators = design.patterns[type].map(\.mediator)
    return design.table.targets[type].contains { mediators.contains(design.roles[$0]) }
  }

  private func finding(
    _ duty: Responsibility, _ type: Int, _ atoms: [Int], _ context: FindingContext
  ) -> DesignFinding {
    let design = context.design
    let pattern = design.pattern(of: type)
    let isAsked = atoms.allSatisfy { asksService(duty, $0, design) }
    let role = DutyTable(architecture: pattern).home(of: duty, isAsked: isAsked)
    let target = target(in: role, of: type, design)
    let home = target.map { "`\(design.name($0))`" } ?? DutyWording.noun(role)
    let lines = Set(atoms.map { design.facts.atoms[$0].location.line }).count
    return DesignFinding(
      .misplacedDuty, .advice, type: design.name(type),
      summary:
        "`\(design.name(type))` \(DutyWording.verb(duty)) in \(DutyWording.count(lines, "line"))",
      reason: "In \(pattern.title) that belongs to \(DutyWording.noun(role)).",
      step: "Move it to \(home).", locations: atoms.map { design.facts.atoms[$0].location },
      gain: gain(of: Set(atoms), duty, from: type, to: target, context),
      lesson: context.lesson(of: type))
  }

  /// The linked type of a role that has most work.
  private func target(in role: Role, of type: Int, _ design: Design) -> Int? {
    let found = design.table.neighbours[type].filter { design.roles[$0] == role }
    return found.max {
      (design.matrix.mass(of: $0), $1) < (design.matrix.mass(of: $1), $0)
    }
  }

  /// The points that distribution would gain if the events were those of another type; of a new one without a target.
  private func gain(
    of atoms: Set<Int>, _ duty: Responsibility, from type: Int, to target: Int?,
    _ context: FindingContext
  ) -> Double? {
    guard let anchors = context.anchors else { return nil }
    let design = context.design
    let target = target.map { design.units.unit[$0] } ?? design.facts.types.count
    guard target != design.units.unit[type] else { return nil }
    var matrix = design.matrix
    for atom in atoms {
      for (unit, part) in design.units.owners(of: design.facts.atoms[atom].function) {
        matrix.add(-part, duty, to: unit)
      }
      matrix.add(1, duty, to: target)
    }
    let raw = Distribution(matrix, allowed: design.allowed).raw
    let points = [raw, design.distribution.raw].compactMap {
      Score.points(.distribution, raw: $0, anchors: anchors)
    }
    guard points.count == 2 else { return nil }
    return Score.rounded(max(0, points[0] - points[1]))
  }
}

extension String {
  /// The name of a function without its labels.
  fileprivate var baseName: Substring { prefix { $0 != "(" } }
}
