import KataCore

/// Tells conditions that decide by what is true from those that only see whether there is anything to go on with.
struct DecisionReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func decides(_ atom: ReadAtom) -> Bool {
    let found = code.found[atom.index]
    guard found.isDisjoint(with: [.presentation, .layout, .network, .viewEvents]) else {
      return false
    }
    if ModelReading(code).reads(atom) { return true }
    // On which thread it runs is nobody's rule.
    if atom.uses.contains(where: { $0.name == "isMainThread" }) { return false }
    if atom.atom.branch == .for { return false }
    if atom.atom.branch == .switch || atom.has(.pattern) {
      return atom.uses.contains { use in use.kind == .pattern }
    }
    if atom.atom.binds.isEmpty {
      // What a store or service answers is its own matter.
      if !found.isEmpty, !atom.uses.contains(where: { DomainRule.comparing.contains($0.name) }) {
        return false
      }
      return atom.uses.contains { use in
        use.kind == .operation && !["?.", "!"].contains(use.name) || use.type == "Bool"
          || use.kind == .operation && use.name == "!"
      }
    }
    return !atom.has(.read, "self") && atom.atom.binds != ["self"]
      && (computesValue(atom) || hasAnotherOutcome(atom))
  }

  /// Whether a condition looks at what a person has put into a control, in a handler.
  func checksInput(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .condition && atom.atom.binds.isEmpty && code.readsInput(atom)
  }

  /// Whether what is bound is worked out by a function that was handed in.
  private func computesValue(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      use.kind == .call && use.on == nil && ["map", "flatMap", "compactMap"].contains(use.name)
    }
  }

  /// Whether a guard does more than leave when nothing is there.
  private func hasAnotherOutcome(_ atom: ReadAtom) -> Bool {
    guard atom.atom.branch == .guard else { return false }
    var next = atom.index + 1
    while next < code.facts.atoms.count {
      let other = code.atom(next)
      guard other.atom.function == atom.atom.function else { return false }
      if other.atom.kind == .condition {
        next += 1
        continue
      }
      if !other.isBareControl { return says(other) }
      return false
    }
    return false
  }

  private func says(_ atom: ReadAtom) -> Bool {
    let telling: Duties =
      atom.has(.control, "return")
      ? [.presentation, .navigation, .domain]
      : [.presentation, .navigation, .domain, .observing]
    return ModelReading(code).fails(atom) || ModelReading(code).makes(atom)
      || !code.found[atom.index].isDisjoint(with: telling)
  }
}
