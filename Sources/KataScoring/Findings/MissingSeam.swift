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
        contract: lacking + [missing.conformance])
    ]
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
