import KataCore

/// Finds screens that have something begun each time they come back, or are laid out: what they tell then subscribes.
///
/// Where it can be wrong: who ends on the way out what began on the way in may begin as often as it likes, and so may
/// whoever looks first whether it has begun; both are let pass, also where the look is at something else.
struct RepeatedStarts {
  let design: Design
  let roles: [Role]
  let lesson: String

  private static let often: Set<String> = [
    "layoutSubviews", "updateConstraints", "updateViewConstraints", "viewDidAppear",
    "viewDidLayoutSubviews", "viewIsAppearing", "viewWillAppear", "viewWillLayoutSubviews",
  ]
  private static let leaving: Set<String> = ["viewWillDisappear", "viewDidDisappear"]
  /// From who hears the screen to who keeps the subscription.
  private static let mostSteps = 3

  private var index: ProgramIndex { design.index }
  private var facts: ProgramFacts { design.index.facts }

  var findings: [DesignFinding] {
    roles.indices.filter { index.kinship[$0].isScreenObject }.flatMap(findings)
  }

  private func findings(of screen: Int) -> [DesignFinding] {
    let functions = index.functionsOfType[screen].filter { facts.functions[$0].kind == .function }
    let ends = functions.filter { Self.leaving.contains(facts.functions[$0].name) }
      .contains { !told(in: $0).isEmpty }
    guard !ends else { return [] }
    return functions.filter { Self.often.contains(facts.functions[$0].name) }.compactMap {
      function in
      told(in: function).lazy.compactMap { finding(screen, function, $0) }.first
    }
  }

  /// A function of somebody who decides, and the line that calls it.
  private typealias Call = (callee: Int, atom: Int)

  /// What a screen's function tells those who decide, before it asks anything.
  private func told(in function: Int) -> [Call] {
    let deciding: [Role] = [.presenter, .viewModel, .interactor]
    return straight(function).flatMap { atom in
      callees(of: facts.atoms[atom], in: facts.functions[function].type)
        .filter { deciding.contains(roles[facts.functions[$0].type]) }.map { ($0, atom) }
    }
  }

  private func finding(_ screen: Int, _ function: Int, _ call: Call) -> DesignFinding? {
    guard let start = subscription(in: call.callee, Self.mostSteps) else { return nil }
    return DesignFinding(
      .repeatedStart, .essential, type: facts.types[screen].name,
      member: facts.functions[function].spoken,
      other: facts.types[facts.functions[call.callee].type].name,
      locations: [facts.atoms[call.atom].location, facts.atoms[start].location],
      lesson: lesson, detail: facts.functions[call.callee].spoken)
  }

  /// Where a function listens, by itself or by whom it calls.
  private func subscription(in function: Int, _ steps: Int) -> Int? {
    let atoms = straight(function)
    if let own = atoms.first(where: listens) { return own }
    guard steps > 1 else { return nil }
    let type = facts.functions[function].type
    return atoms.lazy.flatMap { callees(of: facts.atoms[$0], in: type) }
      .filter { $0 != function }.compactMap { subscription(in: $0, steps - 1) }.first
  }

  private func listens(_ atom: Int) -> Bool {
    let line = facts.atoms[atom]
    return design.workload.responsibilities[atom].contains(.observing) && line.has(.closure)
      && line.has(.write) && line.has(.call)
  }

  /// The lines of a function's own up to its first condition.
  private func straight(_ function: Int) -> [Int] {
    let own = index.atomsOfFunction[function].filter { !facts.atoms[$0].isInClosure }
    return Array(own.prefix { facts.atoms[$0].branch == nil })
  }

  private func callees(of atom: Atom, in type: Int) -> [Int] {
    atom.uses.filter { $0.kind == .call }.flatMap { use -> [Int] in
      let owners = use.on.map(index.candidates) ?? (use.chain.isEmpty ? [type] : [])
      return owners.flatMap { index.functionsOfType[$0] }.filter {
        facts.functions[$0].kind == .function && facts.functions[$0].name == use.name
          && facts.functions[$0].labels == use.labels
      }
    }
  }
}
