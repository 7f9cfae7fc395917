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
    if RawReading(code).reads(atom) { return true }
    if isOutcome(atom) { return false }
    // On which thread it runs is nobody's rule.
    if atom.uses.contains(where: { $0.name == "isMainThread" }) { return false }
    if atom.atom.branch == .for {
      return atom.uses.contains { DomainRule.comparing.holdsName(of: $0) }
    }
    if atom.atom.branch == .switch || atom.has(.pattern) {
      return !atom.isInView && atom.atom.branch == .switch || atom.has(.pattern)
    }
    if atom.atom.binds.isEmpty {
      // What a store or service answers is its own matter.
      if !found.isEmpty, !atom.uses.contains(where: { DomainRule.comparing.holdsName(of: $0) }) {
        return false
      }
      if ComputationReading(code).asksWhatIsIn(atom) { return true }
      return atom.uses.contains { use in
        use.kind == .operation && !["?.", "!"].contains(use.name) || use.type == "Bool"
          || use.kind == .operation && use.name == "!"
      }
    }
    return !atom.has(.read, "self") && atom.atom.binds != ["self"]
      && (computesValue(atom) || hasAnotherOutcome(atom) || seesFailure(atom))
  }

  /// Whether the platform's result is only unwrapped, one way or the other.
  ///
  /// Where a failure is not even looked at, the program has an answer of its own to it.
  private func isOutcome(_ atom: ReadAtom) -> Bool {
    let cases = atom.uses.filter { $0.kind == .pattern }
    return !cases.isEmpty && atom.atom.binds.count >= cases.count
      && cases.allSatisfy { Self.outcomes.contains($0.name) && code.nature($0.on) == nil }
  }

  private static let outcomes: Set<String> = ["success", "failure", "finished", "some", "none"]

  /// Whether a condition looks at what a person has put into a control, in a handler.
  func checksInput(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .condition && atom.atom.binds.isEmpty && code.readsInput(atom)
      && !atom.has(.call) { code.isOwnObject($0.on) }
  }

  /// Whether what is bound is worked out by a function that was handed in.
  private func computesValue(_ atom: ReadAtom) -> Bool {
    ComputationReading(code).finds(atom)
      || atom.uses.contains { use in
        use.kind == .call && use.on == nil && ["map", "flatMap", "compactMap"].contains(use.name)
      }
  }

  /// Whether a failure leads to more than handing it on or writing it down.
  private func seesFailure(_ atom: ReadAtom) -> Bool {
    guard atom.atom.branch == .if, atom.uses.allSatisfy({ $0.kind == .read }),
      let error = atom.uses.last?.type,
      Self.failures.contains(error) || code.nature(error) == .failure
    else { return false }
    return code.firstStatement(after: atom).map(says) ?? false
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

  private static let failures: NameSet = ["Error", "NSError", "URLError", "AFError"]

  private func says(_ atom: ReadAtom) -> Bool {
    let telling: Duties =
      atom.has(.control, "return")
      ? [.presentation, .navigation, .domain]
      : [.presentation, .navigation, .domain, .observing]
    return ModelReading(code).fails(atom) || ModelReading(code).makes(atom)
      || !code.found[atom.index].isDisjoint(with: telling)
  }
}
