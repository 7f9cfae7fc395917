import KataCore

/// Finds lines that are nothing but the way round: of work that its owner has done by a drawer or a piece of its own
/// which knows it by name.
///
/// What does so could stand where it is asked. To make it, to have it decoded, to ask whether it is done is none of
/// the work; nor is what it ticks off for itself, or tells apart of what its owner has said. A drawer that does not
/// know who uses it (a value that is decoded, a namespace of rules) is no way round.
struct Detours: Sendable {
  private let index: ProgramIndex
  private let isDetour: [Bool]
  private let notes: Notes
  /// The names that lines bring into each function of a detour.
  private let locals: [Int: Set<String>]

  init(_ index: ProgramIndex, _ homes: Homes, _ ownership: Ownership) {
    self.index = index
    let isDetour = index.facts.types.indices.map { Self.isDetour($0, index, homes, ownership) }
    self.isDetour = isDetour
    notes = Notes(index, of: isDetour, isHome: homes.isHome)
    locals = index.facts.functions.indices.reduce(into: [:]) { locals, function in
      guard isDetour[index.facts.functions[function].type] else { return }
      locals[function] = Set(
        index.atomsOfFunction[function].flatMap { index.facts.atoms[$0].binds })
    }
  }

  private static func isDetour(
    _ type: Int, _ index: ProgramIndex, _ homes: Homes, _ ownership: Ownership
  ) -> Bool {
    let known = index.outgoing[type].filter { homes.isHome[$0.to] }.map { homes.unit[$0.to] }
    if known.isEmpty { return false }
    if homes.isHome[type] {
      // A screen, and what a program is given a protocol for, has a life of its own to come to.
      return homes.unit[type] != type && known.contains(homes.unit[type])
        && !index.kinship[type].isScreenObject
        && !index.ancestors[type].contains { index.given($0)?.kind == .protocol }
    }
    return index.functionsOfType[type].contains { function in
      ownership.shares[function].contains { share in
        ownership.units[share.entrance].contains { known.contains($0.unit) }
      }
    }
  }

  func covers(_ atom: Atom) -> Bool {
    let type = index.facts.type(of: atom)
    if isDetour[type], notes.areAll(in: atom, of: type) || tellsApart(atom) { return true }
    return atom.uses.contains(where: asks) && atom.uses.allSatisfy { isPlain($0, in: type) }
  }

  /// Whether a line only makes what leads to a detour: all that use it are the way round, or do nothing.
  func prepares(_ atom: Atom, at place: Int, _ responsibilities: [Duties]) -> Bool {
    guard atom.kind == .statement, !atom.binds.isEmpty,
      atom.uses.allSatisfy({ isPlain($0, in: index.facts.type(of: atom)) })
    else { return false }
    let users = index.atomsOfFunction[atom.function].filter { other in
      other != place
        && index.facts.atoms[other].uses.contains { use in
          atom.binds.contains(use.chain.first ?? use.name)
        }
    }
    let asking = users.filter { covers(index.facts.atoms[$0]) }
    return !asking.isEmpty
      && users.allSatisfy { asking.contains($0) || responsibilities[$0].isEmpty }
  }

  /// Whether a line hands a detour closures as it is made, which connects nobody who is not connected.
  func setsUp(_ atom: Atom) -> Bool {
    isDetour[index.facts.type(of: atom)]
      && index.facts.functions[atom.function].kind == .initializer
      && (atom.isInClosure || atom.uses.contains { $0.kind == .closure })
  }

  /// Whether a line only chooses by what its function is handed.
  private func tellsApart(_ atom: Atom) -> Bool {
    atom.branch != nil && atom.branch != .for && !atom.isInClosure
      && atom.uses.allSatisfy { use in
        use.kind != .call && use.on == nil && locals[atom.function]?.contains(use.name) == false
      }
  }

  private func asks(_ use: Use) -> Bool {
    switch use.kind {
    case .call, .read, .write:
      isDetour(use.on) && !notes.isKnowledge(use) || isDetour(use.type)
        || use.chain.contains(where: isDetour)
    case .make: isDetour(use.name)
    default: false
    }
  }

  private func isDetour(_ name: String?) -> Bool {
    name.flatMap(index.type).map { isDetour[$0] } ?? false
  }

  /// Whether a use is of a detour, of the line's own object or of the platform, and works nothing out.
  private func isPlain(_ use: Use, in type: Int) -> Bool {
    switch use.kind {
    case .operation: return Self.asking.holdsName(of: use)
    case .interpolation: return false
    case .make: return asks(use) || index.type(use.name) == nil && index.given(use.name) == nil
    case .call, .read, .write:
      guard let on = use.on, !asks(use) else { return true }
      return use.kind == .read && index.type(on) == type
        || index.type(on) == nil && index.given(on) == nil
    default: return true
    }
  }

  /// What can be said of an answer without working anything out.
  private static let asking: NameSet = ["!", "!=", "!==", "==", "===", "??", "?."]
}
