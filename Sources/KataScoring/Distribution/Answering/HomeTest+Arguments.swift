import KataCore

/// Properties that stand in for arguments.
extension HomeTest {
  /// Whether whoever asks for what a property is needed for sets it right before: then it is an argument, and nothing
  /// that the object knows.
  func isArgument(_ property: TypeFacts.StoredProperty) -> Bool {
    guard property.isVariable else { return false }
    let asking = index.functionsOfType[type].filter { isAsked(property, in: $0) }
      .flatMap { index.callers[$0].map(\.function) }
    return !asking.isEmpty && asking.allSatisfy { sets(property, $0) }
  }

  private func isAsked(_ property: TypeFacts.StoredProperty, in function: Int) -> Bool {
    index.facts.functions[function].kind != .initializer
      && index.atomsOfFunction[function].contains {
        isAsked(property.name, by: index.facts.atoms[$0])
      }
  }

  private func sets(_ property: TypeFacts.StoredProperty, _ function: Int) -> Bool {
    index.atomsOfFunction[function].contains { atom in
      index.facts.atoms[atom].uses.contains { use in
        use.kind == .write && use.name == property.name && use.on == facts.name
      }
    }
  }
}
