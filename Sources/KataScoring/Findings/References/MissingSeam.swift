import KataCore

/// Tells that a kata's suites cannot make the parts that decide, since nothing conforms to the pattern's seam.
///
/// None of them counts then, however easy the parts would be to test. What the parts lack to be made there goes with it,
/// and in VIPER the entity that is handed out in place of facts.
struct MissingSeam {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    let contract = Contract(design)
    guard let missing = contract.missingSeam, !deciding.isEmpty else { return [] }
    let types = design.index.facts.types
    let parts = [.view, .controller, .router].flatMap(only) + deciding
    let lacking = parts.flatMap { contract.missing($0, as: roles[$0]) }
    return [
      DesignFinding(
        .missingSeam, .essential, type: types[missing.solution].name, other: missing.seam,
        locations: [types[missing.solution].location], lesson: lesson,
        detail: deciding.map { types[$0].name }.joined(separator: "\n"),
        members: pieces?.names ?? [], contract: lacking + [missing.conformance],
        waiting: [pieces?.state].compactMap(\.self))
    ]
  }

  /// What a view model hands out piece by piece, where the contract has one state for all of it.
  private var pieces: (state: String, names: [String])? {
    guard design.table.architecture == .mvvm, let type = only(.viewModel).first,
      let seam = Contract(design).protocols(of: .viewModel).first.flatMap(design.index.given),
      !design.index.ancestors[type].contains(seam.name),
      let state = seam.mentions.sorted().lazy.compactMap(design.index.given)
        .first(where: { $0.kind == .struct }),
      !keeps(state.name, type)
    else { return nil }
    let names = handedOut(by: type)
    return names.count > 1 ? (state.name, names) : nil
  }

  private func keeps(_ state: String, _ type: Int) -> Bool {
    design.index.facts.types[type].properties.contains { $0.type == state }
      || design.index.functionsOfType[type].contains {
        design.index.facts.functions[$0].resultType == state
      }
  }

  /// The properties of a type that screens look at, or listen to, and do not set.
  private func handedOut(by type: Int) -> [String] {
    let index = design.index
    let facts = index.facts.types[type]
    return facts.properties.filter { !$0.isStatic && !$0.isClosure }.map(\.name).filter { name in
      let uses = index.mentions.of(name).filter { mention in
        let owner = index.facts.type(of: index.facts.atoms[mention.atom])
        return (roles[owner] == .view || roles[owner] == .controller)
          && reaches(name, of: facts.name, by: mention.use, in: owner)
      }
      return !uses.isEmpty && !uses.contains { $0.use.kind == .write && $0.use.name == name }
    }
  }

  /// Whether a use in a screen goes through a property of the view model that the screen keeps.
  private func reaches(_ name: String, of type: String, by use: Use, in screen: Int) -> Bool {
    if use.name == name, use.on == type { return true }
    guard let place = use.chain.firstIndex(of: name), place > 0 else { return false }
    let keeper = use.chain[place - 1]
    return design.index.facts.types[screen].properties.contains {
      $0.name == keeper && $0.type == type
    }
  }

  /// Who decides and could be tested, were it reached.
  private var deciding: [Int] { [.interactor, .presenter, .viewModel].flatMap(only) }

  /// The only class of a role that does anything; a view only where it keeps who decides.
  private func only(_ role: Role) -> [Int] {
    let found = roles.indices.filter { type in
      guard roles[type] == role, design.index.facts.types[type].kind == .class else { return false }
      let isScreen = role == .view || role == .controller
      return isScreen
        ? keepsMediator(type)
        : role == .router || !design.index.atoms(of: type).isEmpty
    }
    return found.count == 1 ? found : []
  }

  private func keepsMediator(_ type: Int) -> Bool {
    design.links.contains {
      $0.from == type && $0.isHolding && roles[$0.to] == design.table.architecture.mediator
    }
  }
}
