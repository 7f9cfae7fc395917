import KataCore

/// Tells which classes keep the closures that they are handed, in a property or in a collection.
///
/// Where it can be wrong: what is kept may be let go of again, and a parameter's name is only guessed by its being
/// nobody else's.
struct ClosureKeepers {
  private let index: ProgramIndex
  /// The properties that keep what a method or initialiser is handed, by type and the function's name.
  private let properties: [Key: String]

  private struct Key: Hashable {
    let type: Int
    let function: String
  }

  init(_ index: ProgramIndex) {
    self.index = index
    var properties: [Key: String] = [:]
    for (number, function) in index.facts.functions.enumerated()
    where function.parameterTypes.contains("function")
      && index.facts.types[function.type].kind == .class
    {
      guard let kept = Self.kept(by: number, index),
        !Self.isEmptied(kept, of: function.type, index)
      else { continue }
      properties[Key(type: function.type, function: function.name)] = kept
    }
    self.properties = properties
  }

  /// Who keeps what comes last in an atom, in which property, and which of the atom's uses hands it over.
  func keeper(in atom: Atom) -> (type: Int, property: String, place: Int)? {
    let handing = atom.uses.indices.filter { place in
      [.call, .make, .write].contains(atom.uses[place].kind)
    }
    guard let place = handing.last else { return nil }
    let use = atom.uses[place]
    let owner = use.kind == .make ? use.name : use.on
    guard let type = owner.flatMap(index.type) else { return nil }
    let name = use.kind == .make ? "init" : use.name
    let kept =
      use.kind == .write
      ? closure(use.name, of: type) : properties[Key(type: type, function: name)]
    return kept.map { (type, $0, place) }
  }

  private func closure(_ name: String, of type: Int) -> String? {
    let facts = index.facts.types[type]
    guard facts.kind == .class, !Self.isEmptied(name, of: type, index) else { return nil }
    return facts.properties.first { $0.name == name && $0.isClosure && !$0.isStatic }?.name
  }

  /// The property in which a function puts something that it was handed.
  private static func kept(by function: Int, _ index: ProgramIndex) -> String? {
    let properties = index.facts.types[index.facts.functions[function].type].properties
    func collection(_ name: String?) -> TypeFacts.StoredProperty? {
      properties.first {
        $0.name == name && !$0.isStatic && collections.contains($0.type ?? "")
      }
    }
    return index.atomsOfFunction[function].lazy.compactMap { number -> String? in
      let uses = index.facts.atoms[number].uses
      let isHanded = uses.contains {
        $0.kind == .read && $0.chain.isEmpty && $0.on == nil && $0.type == nil
      }
      guard isHanded else { return nil }
      return uses.lazy.compactMap { use -> String? in
        if use.kind == .write {
          let own = properties.first { $0.name == use.name && $0.isClosure && !$0.isStatic }
          return own?.name ?? collection(use.chain.last)?.name
        }
        guard use.kind == .call, use.name == "append" || use.name == "insert" else { return nil }
        return collection(use.chain.last)?.name
      }.first
    }.first
  }

  /// Whether somebody lets go of what it keeps.
  private static func isEmptied(_ name: String, of type: Int, _ index: ProgramIndex) -> Bool {
    index.mentions.of(name).contains { mention in
      let uses = index.facts.atoms[mention.atom].uses
      if mention.use.kind == .write {
        return uses.contains { $0.kind == .literal && $0.name == "nil" }
      }
      return mention.use.kind == .call && mention.use.name.hasPrefix("remove")
        && mention.use.chain.last == name
    }
  }

  private static let collections: NameSet = ["Array", "Dictionary", "Set"]
}
