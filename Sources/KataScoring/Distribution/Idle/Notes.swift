import KataCore

/// What detours keep for themselves: all of a drawer's own properties, and of a piece those that only tick off or
/// count what it does itself.
struct Notes: Sendable {
  private let index: ProgramIndex
  /// The names, for each detour.
  private var names: [Int: Set<String>] = [:]

  init(_ index: ProgramIndex, of isDetour: [Bool], isHome: [Bool]) {
    self.index = index
    for type in isDetour.indices where isDetour[type] {
      names[type] = Set(
        index.facts.types[type].properties.filter { !$0.isStatic && !$0.isClosure }.map(\.name))
    }
    // What a piece is told by others is what the class knew that was cut up.
    for type in names.keys where isHome[type] {
      for atom in index.atoms(of: type) {
        for use in atom.uses where use.kind == .write && isOwn(use, of: type) {
          if !areAll(in: atom, of: type) { names[type]?.remove(use.name) }
        }
      }
      let noted = Set(
        index.atoms(of: type).flatMap(\.uses).filter { $0.kind == .write }.map(\.name))
      names[type]?.formIntersection(noted)
    }
  }

  /// Whether a line has to do with nothing but a type's notes.
  func areAll(in atom: Atom, of type: Int) -> Bool {
    var found = false
    for use in atom.uses {
      switch use.kind {
      case .read, .write:
        guard isOwn(use, of: type) else { return false }
        found = true
      case .literal, .operation, .control, .pattern: break
      default: return false
      }
    }
    return found
  }

  /// Whether a use is of what a piece knows, and not of what it notes for itself.
  func isKnowledge(_ use: Use) -> Bool {
    guard let type = use.on.flatMap(index.type), let notes = names[type] else { return false }
    return use.kind == .read && !notes.contains(use.name)
      && index.facts.types[type].properties.contains { $0.name == use.name }
  }

  private func isOwn(_ use: Use, of type: Int) -> Bool {
    use.on.flatMap(index.type) == type && (use.chain.isEmpty || use.chain == ["self"])
      && names[type]?.contains(use.name) == true
  }
}
