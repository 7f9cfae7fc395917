import KataCore

/// What types ask of each other's properties.
///
/// A class, because it remembers what it has looked up: few properties are asked about, but each of them often.
final class Questions {
  private let index: ProgramIndex
  /// For every name that was looked up, whom somebody asks for it, by declared type; nil where that cannot be told.
  private var asked: [String: [String?: Set<Int>]] = [:]

  init(_ index: ProgramIndex) { self.index = index }

  /// Whether another type asks for a property, by its owner's name or one that the owner inherits.
  func areAsked(_ name: String, of type: Int) -> Bool {
    let entry = index.facts.types[type]
    let names = Set([entry.name] + entry.nested).union(index.ancestors[type])
    return questions(for: name).contains { declared, asking in
      (declared.map(names.contains) ?? true) && asking.contains { $0 != type }
    }
  }

  private func questions(for name: String) -> [String?: Set<Int>] {
    if let known = asked[name] { return known }
    var found: [String?: Set<Int>] = [:]
    for mention in index.mentions.of(name) where mention.isUsed {
      let use = mention.use
      // A name alone that is no member belongs to the function.
      guard use.kind == .read, use.on != nil || !use.chain.isEmpty else { continue }
      found[use.on, default: []].insert(index.facts.type(of: index.facts.atoms[mention.atom]))
    }
    asked[name] = found
    return found
  }
}
