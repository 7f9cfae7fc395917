import KataCore

/// Finds changes that somebody announces by hand nearly everywhere, and leaves out in a place or two.
///
/// An object calls a closure of its own after it has changed what it keeps. Where that is done after most changes of one
/// property and left out after others, whoever listens goes on showing what was true before.
///
/// Where it can be wrong: what only prepares the next change need not be told. So one that is announced later in the same
/// function or closure, or by whoever calls the function, is let pass.
struct Unannounced {
  let design: Design
  let roles: [Role]
  let lesson: String

  /// Twice is a way of working.
  private static let fewest = 2

  var findings: [DesignFinding] {
    let tellers: [Role] = [.viewModel, .presenter, .interactor]
    return roles.indices.filter { tellers.contains(roles[$0]) }.compactMap(finding)
  }

  private var index: ProgramIndex { design.index }

  private func finding(_ type: Int) -> DesignFinding? {
    let properties = index.facts.types[type].properties.filter { !$0.isStatic }
    let closures = Set(properties.filter { $0.isClosure && $0.isVariable }.map(\.name))
    let telling = closures.isEmpty ? [] : telling(type, closures)
    guard let closure = telling.lazy.compactMap({ closureCalled(by: $0, closures) }).first else {
      return nil
    }
    return properties.lazy.filter { $0.isVariable && !$0.isClosure }
      .compactMap { finding(type, $0.name, closure, telling) }.first
  }

  private func finding(
    _ type: Int, _ property: String, _ closure: String, _ telling: Set<Int>
  ) -> DesignFinding? {
    let changes = index.functionsOfType[type].filter(isStep).flatMap { function in
      index.atomsOfFunction[function].filter { sets($0, property) }
    }
    // Whoever is told in an observer is told of everything.
    guard !telling.contains(where: { isObserver($0) }) else { return nil }
    let told = changes.filter { isTold($0, telling) }
    let silent = changes.filter { !told.contains($0) && !isToldByCaller($0, telling) }
    guard told.count >= Self.fewest, !silent.isEmpty, silent.count * 2 <= told.count,
      let function = silent.first.map({ index.facts.functions[index.facts.atoms[$0].function] })
    else { return nil }
    return DesignFinding(
      .repeatedRule, .advice, type: index.facts.types[type].name, member: function.spoken,
      locations: silent.map { index.facts.atoms[$0].location }.oncePerLine,
      amount: Double(told.count), lesson: lesson, detail: closure, remedy: .publish,
      members: [property])
  }

  // MARK: Telling

  /// The atoms that call one of the closures, or a function of the type's own that does.
  private func telling(_ type: Int, _ closures: Set<String>) -> Set<Int> {
    let functions = index.functionsOfType[type]
    var found = Set(
      functions.flatMap { index.atomsOfFunction[$0] }
        .filter { closureCalled(by: $0, closures) != nil })
    // A step or two away is enough: who tells is called `changed()` or the like.
    for _ in 0..<2 {
      let tellers = Set(found.map { index.facts.atoms[$0].function })
      let names = Set(tellers.filter(isStep).map { index.facts.functions[$0].name })
      found.formUnion(
        functions.flatMap { index.atomsOfFunction[$0] }.filter { atom in
          index.facts.atoms[atom].uses.contains { $0.kind == .call && names.contains($0.name) }
        })
    }
    return found
  }

  private func closureCalled(by atom: Int, _ closures: Set<String>) -> String? {
    index.facts.atoms[atom].uses.first { $0.kind == .call && closures.contains($0.name) }?.name
  }

  private func isStep(_ function: Int) -> Bool {
    index.facts.functions[function].kind == .function
  }

  private func isObserver(_ atom: Int) -> Bool {
    let kind = index.facts.functions[index.facts.atoms[atom].function].kind
    return kind == .observer || kind == .setter
  }

  // MARK: Changes

  private func sets(_ atom: Int, _ property: String) -> Bool {
    index.facts.atoms[atom].uses.contains { use in
      use.kind == .write && (use.name == property || use.chain.contains(property))
    }
  }

  /// Whether it is announced in the same stretch of code, from there on.
  private func isTold(_ atom: Int, _ telling: Set<Int>) -> Bool {
    let change = index.facts.atoms[atom]
    let around = closure(around: atom)
    return index.atomsOfFunction[change.function].contains { other in
      telling.contains(other) && index.facts.atoms[other].offset > change.offset
        && closure(around: other) == around
    }
  }

  private func isToldByCaller(_ atom: Int, _ telling: Set<Int>) -> Bool {
    let function = index.facts.atoms[atom].function
    return index.callers[function].contains { caller in
      index.atomsOfFunction[caller.function].contains(where: telling.contains)
    }
  }

  /// The atom that a closure around another one belongs to.
  private func closure(around atom: Int) -> Int? {
    let facts = index.facts.atoms
    guard facts[atom].isInClosure else { return nil }
    return index.atomsOfFunction[facts[atom].function].last { other in
      other != atom && facts[other].offset < facts[atom].offset
        && facts[other].offset + facts[other].length > facts[atom].offset
    }
  }
}
