import KataCore

/// Finds functions that make the next state of a state and an action, and reach outside on the way.
///
/// What comes of such a function is its state alone; run twice, it does twice what it does outside. What it hands out in a
/// closure, for somebody else to run, is no such thing.
struct Reducers {
  let design: Design
  let roles: [Role]
  let lesson: String

  private static let outside: Duties = [.network, .storage, .logging]

  private var index: ProgramIndex { design.index }

  /// One finding for each; who decides for a screen and does so besides is told of by what it does.
  var findings: [DesignFinding] {
    let askers: [Role] = [.service, .model, .other]
    return index.facts.functions.indices.filter {
      askers.contains(roles[index.facts.functions[$0].type]) && reduces($0)
    }.compactMap(finding)
  }

  private func finding(_ reducer: Int) -> DesignFinding? {
    let function = index.facts.functions[reducer]
    let reaching = index.atomsOfFunction[reducer].filter { atom in
      !index.facts.atoms[atom].isInClosure
        && !design.workload.responsibilities[atom].isDisjoint(with: Self.outside)
    }
    guard !reaching.isEmpty else { return nil }
    let duties = Responsibility.allCases.filter { duty in
      Self.outside.contains(duty)
        && reaching.contains { design.workload.responsibilities[$0].contains(duty) }
    }
    return DesignFinding(
      .misplacedDuty, .essential, type: index.facts.types[function.type].name,
      member: function.spoken, responsibilities: duties, other: acting(beside: function.type),
      locations: reaching.map { index.facts.atoms[$0].location }.oncePerLine,
      amount: Double(reaching.count), lesson: lesson, remedy: .report)
  }

  /// Whether it is given a value to change, or to answer with anew, and one of several cases.
  private func reduces(_ number: Int) -> Bool {
    let function = index.facts.functions[number]
    guard function.kind == .function, function.parameterTypes.count == 2 else { return false }
    let types = function.parameterTypes.compactMap(index.type).map { index.facts.types[$0] }
    guard types.count == 2, types.contains(where: { $0.kind == .enum }),
      let state = types.first(where: { $0.kind == .struct })
    else { return false }
    let atoms = index.atomsOfFunction[number].map { index.facts.atoms[$0] }
    let changes = atoms.contains { atom in
      !atom.isInClosure && atom.uses.contains { $0.kind == .write && $0.on == state.name }
    }
    return changes && (function.resultType == nil || function.resultType == state.name)
  }

  /// Who hears the same actions and keeps services to act on them, if there is one.
  private func acting(beside reducer: Int) -> String? {
    let heard = Set(
      index.functionsOfType[reducer].flatMap { index.facts.functions[$0].parameterTypes }
        .filter { name in
          index.type(name).map { index.facts.types[$0].kind == .enum } == true
        })
    let found = roles.indices.filter { type in
      type != reducer && index.kinship[type] == .none
        && index.functionsOfType[type].contains { number in
          !heard.isDisjoint(with: index.facts.functions[number].parameterTypes)
            && index.atomsOfFunction[number].contains { atom in
              !index.facts.atoms[atom].isInClosure
                && !design.workload.responsibilities[atom].isDisjoint(with: Self.outside)
            }
        }
    }
    return found.count == 1 ? index.facts.types[found[0]].name : nil
  }
}
