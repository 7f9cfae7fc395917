import KataCore

/// Tells whether something else could stand at the end of a way that begins with what an object is handed.
///
/// A test hands in what it likes, but where the program's own class or struct is asked for, it can hand in nothing
/// else; and what that one fetches from a global stays what it is. So the way is followed through the program's own
/// types: each property on it must be handed in, and no function on it may ask a global. Where it can be wrong: a
/// class that a test could override is taken as it is written.
struct HandedWays {
  private let index: ProgramIndex
  private let known: KnownEffects
  /// What the program keeps outside of all types.
  private let globals: Set<String>

  init(_ index: ProgramIndex, _ known: KnownEffects) {
    (self.index, self.known) = (index, known)
    globals = Set(
      index.facts.types.filter { $0.kind == .freeFunctions }
        .flatMap { $0.properties.map(\.name) })
  }

  /// Whether a way from a property of a type is open to a test.
  func isOpen(_ way: [String], from property: TypeFacts.StoredProperty) -> Bool {
    isOpen(way[...], from: property, steps: 8)
  }

  /// Whether a way from a value of a type, such as an argument, is open to a test.
  func isOpen(_ way: [String], inside type: String) -> Bool {
    isOpen(way[...], inside: type, steps: 8)
  }

  private func isOpen(
    _ way: ArraySlice<String>, from property: TypeFacts.StoredProperty, steps: Int
  ) -> Bool {
    guard property.isInjected, !property.isStatic else { return false }
    return property.type.map { isOpen(way, inside: $0, steps: steps) } ?? true
  }

  private func isOpen(_ way: ArraySlice<String>, inside name: String, steps: Int) -> Bool {
    guard steps > 0, let word = way.first, let type = index.type(name),
      index.facts.types[type].kind.isConcrete
    else { return true }
    let rest = way.dropFirst()
    if let kept = index.facts.types[type].properties.first(where: { $0.name == word }) {
      return isOpen(rest, from: kept, steps: steps - 1)
    }
    return index.functionsOfType[type].filter { index.facts.functions[$0].name == word }
      .flatMap { index.atomsOfFunction[$0] }.flatMap { index.facts.atoms[$0].uses }
      .allSatisfy { isOpen($0, inside: type, steps: steps - 1) }
  }

  /// Whether a line of one of the program's own objects asks no global.
  private func isOpen(_ use: Use, inside type: Int, steps: Int) -> Bool {
    guard use.kind == .read || use.kind == .call else { return true }
    let way = (use.chain + [use.name]).drop { $0 == "self" }
    guard let root = way.first else { return true }
    if root.first?.isUppercase == true { return !isGlobal(way, use, in: type) }
    guard let kept = index.facts.types[type].properties.first(where: { $0.name == root }) else {
      return !globals.contains(root)
    }
    // What an object does besides with things of its own is no way to a service.
    let isService = [use.on, use.type].contains { $0.map { known.services[$0] != nil } ?? false }
    return !isService || isOpen(way.dropFirst(), from: kept, steps: steps)
  }

  private func isGlobal(_ way: ArraySlice<String>, _ use: Use, in type: Int) -> Bool {
    if known.kind(of: use) != nil { return true }
    guard way.count > 1, let root = way.first,
      let owner = root == "Self" ? type : index.type(root)
    else { return false }
    let word = way[way.startIndex + 1]
    return index.facts.types[owner].properties.contains { $0.isStatic && $0.name == word }
  }
}
