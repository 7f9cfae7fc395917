import KataCore

/// Finds the closures that hold the object which wrote them, and are kept by whom it keeps.
struct ClosureRing {
  /// The lines that hand such closures on, with the name of what keeps each.
  private(set) var closures: [(keeper: String, atom: Atom)] = []

  private let index: ProgramIndex
  private let type: TypeFacts
  /// The names that only methods of the writer bear.
  private let methods: NameSet
  /// The properties by which the writer holds others, by name.
  private let strong: NameTable<TypeFacts.StoredProperty>

  /// - Parameter type: the writer.
  init(_ index: ProgramIndex, _ type: Int) {
    self.index = index
    self.type = index.facts.types[type]
    let functions = index.functionsOfType[type].map { index.facts.functions[$0] }
    let properties = self.type.properties
    methods = NameSet(
      Set(functions.filter { $0.kind == .function && !$0.isStatic }.map(\.name))
        .subtracting(properties.map(\.name)))
    strong = NameTable(
      Dictionary(
        properties.filter { !$0.isWeak && !$0.isStatic }.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }))
    closures = index.atoms(of: type).compactMap { atom in keeper(of: atom).map { ($0, atom) } }
  }

  /// The name of what keeps a closure that holds its writer, if the writer keeps it.
  private func keeper(of atom: Atom) -> String? {
    // What a closure captures by name is not reached through its writer.
    let isStrong =
      atom.has(.closure)
      && atom.uses.contains { $0.kind == .closure && $0.name == "self" && $0.labels.isEmpty }
    guard isStrong ? atom.has(.write) || atom.has(.call) : atom.has(.write) && !atom.has(.closure)
    else { return nil }
    if isStrong, let service = subscription(of: atom) { return service }
    return atom.uses.lazy.compactMap { use -> String? in
      guard use.kind == .write || use.kind == .call, let property = kept(use)
      else { return nil }
      let isHandler =
        use.kind == .write && takesClosure(use) && (isStrong || handedMethod(atom) != nil)
      let isAction = use.kind == .call && use.name == "addAction" && isStrong
      return isHandler || isAction ? property.type ?? property.name : nil
    }.first
  }

  /// The service that is given a handler, with what it answers kept by the writer.
  private func subscription(of atom: Atom) -> String? {
    guard atom.uses.contains(where: { $0.kind == .write && $0.on == type.name }) else {
      return nil
    }
    return atom.uses.first { use in
      use.kind == .call && use.on.flatMap(index.given)?.kind == .protocol
    }?.on
  }

  /// The method of the writer's that is handed on by its name.
  func handedMethod(_ atom: Atom) -> String? {
    atom.uses.first { use in
      use.kind == .read && (use.chain.isEmpty || use.chain == ["self"])
        && methods.contains(use.name)
    }?.name
  }

  /// The writer's own property through which something is reached.
  private func kept(_ use: Use) -> TypeFacts.StoredProperty? {
    switch use.chain.count {
    case 1 where use.chain[0] != "self": strong[use.chain[0]]
    case 2 where use.chain[0] == "self": strong[use.chain[1]]
    default: nil
    }
  }

  private func takesClosure(_ use: Use) -> Bool {
    guard let owner = use.on else { return false }
    if let type = index.type(owner), index.facts.types[type].kind == .class {
      return index.facts.types[type].properties.contains { $0.name == use.name && $0.isClosure }
    }
    // Of a protocol's property the type is not known; a method or a closure fits nothing else.
    return index.protocol(owner)?.requirements.contains(use.name) == true
  }
}
