import KataCore

/// Properties that are filled from outside with what could never be anything else.
extension HomeTest {
  /// Whether all who make the object write down the same for a property: a constant in another place.
  ///
  /// Where it can be wrong: a value of which a program has but one, written out as an example.
  func isWrittenDown(_ property: TypeFacts.StoredProperty) -> Bool {
    guard property.isInjected, property.nestedIn == nil, Self.isPlain(property, index) else {
      return false
    }
    let written = index.mentions.of(facts.name).map(\.use)
      .filter { $0.kind == .make && $0.name == facts.name }
      .map { Self.written(for: property.name, by: $0) }
    guard let first = written.first, first != nil, written.allSatisfy({ $0 == first }) else {
      return false
    }
    return !isSetByAnybody(property)
  }

  /// What a making writes out for a property: all of it, where the labels do not say.
  private static func written(for property: String, by use: Use) -> [String: String]? {
    if use.labels.contains(property) { return use.fixed[property].map { [property: $0] } }
    return use.labels.allSatisfy { use.fixed[$0] != nil } ? use.fixed : nil
  }

  /// Whether a value is no object, which could be another one: a text, a number, a list of such, a choice.
  private static func isPlain(_ property: TypeFacts.StoredProperty, _ index: ProgramIndex) -> Bool {
    guard !property.isClosure else { return false }
    guard let name = property.type else { return true }
    if let own = index.type(name) { return index.facts.types[own].kind == .enum }
    // What a library nests in a type of its own is a choice of how to use that.
    return plain.contains(name) || lists.contains(name) || name.contains(".")
  }

  private static let lists: NameSet = ["Array", "Dictionary", "Set"]

  /// Whether a line sets a property once the object is made.
  private func isSetByAnybody(_ property: TypeFacts.StoredProperty) -> Bool {
    guard property.isVariable else { return false }
    return isChanged(property)
      || index.mentions.of(property.name).contains { mention in
        mention.isUsed && mention.use.kind == .write && mention.use.on == facts.name
      }
  }

  /// Whether a type of the program knows nothing and serves nobody, so that to have it is to have a word.
  ///
  /// Who hands out what a global has serves nobody; who has somebody work does.
  ///
  /// - Parameter seen: the types whose state is being asked for.
  func isEmpty(_ other: Int, _ seen: Set<Int>) -> Bool {
    let entry = index.facts.types[other]
    guard entry.kind == .struct || entry.kind == .class, !seen.contains(other),
      index.ancestors[other].allSatisfy({ index.type($0) != nil || Marker.names.contains($0) })
    else { return false }
    let classes = [other] + index.ancestors[other].compactMap(index.type)
    let test = HomeTest(
      index: index, questions: questions, insides: insides, effects: effects, type: other,
      isMomentary: false, asking: seen.union([type]))
    return classes.allSatisfy { index.facts.types[$0].kind != .class || $0 == other }
      && !entry.properties.contains {
        test.mayBeState($0) || leadsToOthers($0, seen.union([other]))
      }
      && !index.atoms(of: other).contains { test.serves($0) }
  }

  /// Whether a property of what is handed in leads to somebody who has not made this object and does not hold it.
  private func leadsToOthers(_ property: TypeFacts.StoredProperty, _ seen: Set<Int>) -> Bool {
    guard !property.isStatic, property.nestedIn == nil,
      property.isVariable || property.isInjected, let name = property.type
    else { return false }
    if index.protocol(name) != nil {
      return index.conformers(of: name).contains { $0 != type && !uses($0) }
    }
    return index.type(name).map { $0 != type && !uses($0) && !isEmpty($0, seen) } ?? false
  }

  /// Whether a property is state, or is handed in as what cannot be told, such as what a generic box holds.
  private func mayBeState(_ property: TypeFacts.StoredProperty) -> Bool {
    guard !property.isStatic, property.nestedIn == nil else { return false }
    return isState(property)
      || property.type == nil && property.isInjected && !isWrittenDown(property)
  }

  private func serves(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      if let kind = effects.kind(of: use), [.network, .storage, .logging].contains(kind) {
        return true
      }
      // What a global of the program is told or asked to do.
      guard use.kind == .call, let called = use.on.flatMap(index.type), called != type,
        use.chain.first.flatMap(index.type) == called
      else { return false }
      return [.class, .actor].contains(index.facts.types[called].kind)
        && !isEmpty(called, asking.union([type]))
    }
  }
}
