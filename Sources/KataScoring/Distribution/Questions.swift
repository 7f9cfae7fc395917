import KataCore

/// What types ask of each other's properties.
struct Questions {
  private let index: ProgramIndex
  /// For every name, whom somebody asks for it, by declared type; nil where that cannot be told.
  private var asked: [String: [String?: Set<Int>]] = [:]

  init(_ index: ProgramIndex) {
    self.index = index
    // Nobody is asked for what no type stores.
    let stored = NameSet(index.facts.types.flatMap { $0.properties.map(\.name) })
    for atom in index.facts.atoms {
      let asking = index.facts.type(of: atom)
      // A name alone that is no member belongs to the function.
      for use in atom.uses
      where use.kind == .read && (use.on != nil || !use.chain.isEmpty) && stored.contains(use.name)
      {
        asked[use.name, default: [:]][use.on, default: []].insert(asking)
      }
    }
  }

  /// Whether another type asks for a property, by its owner's name or one that the owner inherits.
  func areAsked(_ name: String, of type: Int) -> Bool {
    let entry = index.facts.types[type]
    let names = Set([entry.name] + entry.nested).union(index.ancestors[type])
    return (asked[name] ?? [:]).contains { declared, asking in
      (declared.map(names.contains) ?? true) && asking.contains { $0 != type }
    }
  }
}
