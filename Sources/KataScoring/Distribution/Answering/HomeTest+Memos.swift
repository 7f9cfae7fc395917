import KataCore

/// Properties that only save working something out again.
extension HomeTest {
  /// Whether each function that asks for a property hands out what it finds there, or else works it out, keeps it there
  /// and hands that out: without the property all would be the same.
  ///
  /// Where it can be wrong: what is worked out anew need not be the same, such as a time.
  func isMemo(_ property: TypeFacts.StoredProperty) -> Bool {
    guard property.isVariable, !property.isClosure, !isAskedByOthers(property) else { return false }
    let touching = index.functionsOfType[type].filter { function in
      ![.initializer, .initialValues].contains(index.facts.functions[function].kind)
        && lines(of: function).contains { touches(property.name, $0) }
    }
    return !touching.isEmpty && touching.allSatisfy { remembers(property.name, in: $0) }
  }

  private func remembers(_ name: String, in function: Int) -> Bool {
    guard index.facts.functions[function].resultType != nil else { return false }
    let lines = lines(of: function)
    let touching = lines.filter { touches(name, $0) }
    let writing = touching.filter { $0.uses.contains { $0.kind == .write && touches(name, $0) } }
    let asking = touching.filter { !writing.contains($0) }
    let handedOut = Set(lines.compactMap(Self.handedOut))
    return !writing.isEmpty && !asking.isEmpty
      && asking.allSatisfy { !handedOut.isDisjoint(with: $0.binds) }
      && writing.allSatisfy { line in
        let kept = Set(line.uses.filter { $0.kind == .read && $0.on == nil }.map(\.name))
        // The way to what is written is read as well.
        return line.uses.count { $0.kind != .write && touches(name, $0) } < 2
          && !kept.intersection(handedOut).isDisjoint(with: lines.flatMap(\.binds))
      }
  }

  /// The name that a line does no more than give back.
  private static func handedOut(_ atom: Atom) -> String? {
    let uses = atom.uses.filter { $0.kind != .control || $0.name != "return" }
    guard atom.kind == .statement, uses.count == 1, let use = uses.first,
      use.kind == .read, use.on == nil, use.chain.isEmpty
    else { return nil }
    return use.name
  }

  private func lines(of function: Int) -> [Atom] {
    index.atomsOfFunction[function].map { index.facts.atoms[$0] }
  }

  private func touches(_ name: String, _ atom: Atom) -> Bool {
    atom.uses.contains { touches(name, $0) }
  }

  private func touches(_ name: String, _ use: Use) -> Bool {
    use.chain.contains(name) || use.name == name && (use.on == nil || use.on == facts.name)
  }
}
