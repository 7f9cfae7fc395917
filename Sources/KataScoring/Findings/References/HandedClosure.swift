import KataCore

/// A closure, or a method that is handed over like one, which is kept by an object and holds another one.
///
/// What a closure names in its capture list counts as held weakly, and so does what only its own body brings in.
struct HandedClosure {
  /// The class that keeps it, and by which property.
  let keeper: Int
  let property: String
  /// The class or struct that it holds.
  let held: Int
  /// By what name the writer knows that.
  let name: String
  /// The method that is handed over; nil of a closure that is written out.
  let method: String?
  let atom: Atom

  /// All of a program.
  static func all(in index: ProgramIndex) -> [HandedClosure] {
    let keeping = ClosureKeepers(index)
    return index.facts.atoms.indices.flatMap { number -> [HandedClosure] in
      let atom = index.facts.atoms[number]
      guard let kept = keeping.keeper(in: atom) else { return [] }
      let method = bound(in: atom, after: kept.place, index)
      let holding =
        method.map { [Held(type: $0.type, name: $0.owner)] }
        ?? captured(by: number, after: kept.place, index)
      return holding.filter { $0.type != kept.type }.map {
        HandedClosure(
          keeper: kept.type, property: kept.property, held: $0.type, name: $0.name,
          method: method?.name, atom: atom)
      }
    }
  }

  // MARK: What it holds

  /// The method of a value that is handed over by its name: it holds the value.
  private static func bound(
    in atom: Atom, after place: Int, _ index: ProgramIndex
  ) -> (type: Int, owner: String, name: String)? {
    atom.uses.dropFirst(place + 1).lazy.compactMap { use in
      guard use.kind == .read, let owner = use.chain.last, let type = use.on.flatMap(index.type),
        index.facts.types[type].kind.isConcrete, owner != index.facts.types[type].name
      else { return nil }
      return isMethod(use.name, of: type, index) ? (type, owner, use.name) : nil
    }.first
  }

  private static func isMethod(_ name: String, of type: Int, _ index: ProgramIndex) -> Bool {
    let facts = index.facts
    return !facts.types[type].properties.contains { $0.name == name }
      && index.functionsOfType[type].contains { function in
        let one = facts.functions[function]
        return one.kind == .function && !one.isStatic && one.name == name
      }
  }

  /// What a closure's body asks of things that were there before it.
  private static func captured(
    by number: Int, after place: Int, _ index: ProgramIndex
  ) -> [Held] {
    let atom = index.facts.atoms[number]
    guard
      let closure = atom.uses.dropFirst(place + 1).first(where: { $0.kind == .closure })
    else { return [] }
    let family = index.atomsOfFunction[atom.function].map { index.facts.atoms[$0] }
    let body = family.filter {
      $0.isInClosure && atom.offset < $0.offset && $0.offset < atom.offset + atom.length
    }
    let before = family.filter { $0.offset < atom.offset }.flatMap(\.binds)
    let names = Set(before + index.facts.functions[atom.function].labels)
      .subtracting(closure.labels).subtracting(body.flatMap(\.binds)).subtracting(["", "self"])
    let isWriter = closure.name == "self" && closure.labels.isEmpty
    let writer = Held(type: index.facts.functions[atom.function].type, name: "self")
    let rest = body.flatMap(\.uses).compactMap { held(by: $0, names, index) }
    return ((isWriter ? [writer] : []) + rest).reduce(into: []) { found, one in
      if !found.contains(one) { found.append(one) }
    }
  }

  private static func held(by use: Use, _ names: Set<String>, _ index: ProgramIndex) -> Held? {
    let root: (name: String, type: String?)
    switch use.chain.count {
    case 0 where use.kind == .read: root = (use.name, use.type)
    case 1: root = (use.chain[0], use.on)
    default: return nil
    }
    guard names.contains(root.name), let found = root.type.map(index.candidates),
      found.count == 1, index.facts.types[found[0]].kind == .class
    else { return nil }
    return Held(type: found[0], name: root.name)
  }

  private struct Held: Equatable {
    let type: Int
    let name: String
  }
}
