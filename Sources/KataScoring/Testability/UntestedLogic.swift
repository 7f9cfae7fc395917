import KataCore

/// What may stay without a test though it reads like logic.
extension Design {
  /// Whether a type's lines run only together with a view.
  func needsView(_ type: Int) -> Bool {
    [.view, .controller].contains(roles[type])
      || facts.types[type].ancestors.contains { $0.hasPrefix("UI") }
  }

  /// Whether a change to a line asks for no test: a passive view shows what it is given, and a router's calls leave
  /// the screen.
  func mayStayUntested(_ mutant: Mutant, at atom: Int) -> Bool {
    let atom = facts.atoms[atom]
    let type = facts.type(of: atom)
    if needsView(type) {
      // Leaving out what is shown, or following another flag.
      return [.removedCall, .negatedCondition].contains(mutant.operator)
        && !atom.duties.contains(where: \.needsNoView)
    }
    let free = Set(facts.files.filter(\.isUIKitFree).map(\.path))
    guard !facts.types[type].files.allSatisfy(free.contains) else { return false }
    return [.router, .builder].contains(roles[type]) || facts.types[type].kind == .protocol
      || atom.duties.contains(.navigation)
  }
}
