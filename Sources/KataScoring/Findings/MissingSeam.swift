import KataCore

/// Tells that a kata's suites cannot make the parts that decide, since nothing conforms to the pattern's seam.
///
/// None of them counts then, however easy the parts would be to test. The seam is the protocol of the contract that is
/// named after the pattern and refines another; who conforms to that other one is to conform.
struct MissingSeam {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    let index = design.index
    guard let seam, index.conformers(of: seam.name).isEmpty, let part else { return [] }
    let solution = seam.inherits.flatMap(index.conformers).first
    return [
      DesignFinding(
        .missingSeam, .advice, type: solution.map { index.facts.types[$0].name },
        other: seam.name, locations: solution.map { [index.facts.types[$0].location] } ?? [],
        lesson: lesson, detail: index.facts.types[part].name)
    ]
  }

  private var seam: TypeFacts? {
    let pattern = design.table.architecture.rawValue
    return design.index.facts.given.first {
      $0.kind == .protocol && $0.name.lowercased().hasSuffix(pattern)
        && $0.inherits.contains { design.index.given($0) != nil }
    }
  }

  /// Who decides and could be tested, were it reached.
  private var part: Int? {
    let parts: [Role] = [.presenter, .viewModel, .interactor]
    return roles.indices.first { type in
      parts.contains(roles[type]) && design.index.facts.types[type].kind == .class
        && design.workload.dutiesByUnit[type] != nil
    }
  }
}
