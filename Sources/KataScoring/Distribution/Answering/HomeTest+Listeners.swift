import KataCore

/// Objects that have others to tell: by what they keep of these, and by what these listen to.
extension HomeTest {
  /// Whether it keeps somebody it knows by a protocol, and does nothing with it but tell it things.
  ///
  /// Who is told could be anybody, a test too; a piece that was cut off without thought asks its owner for what the
  /// owner has, or works on its views.
  var onlyTells: Bool {
    guard facts.kind == .class, !worksOnViews else { return false }
    let listeners = facts.properties.filter { !$0.isStatic && isListener($0) }
    guard !listeners.isEmpty else { return false }
    let names = Set(listeners.compactMap(\.type))
    let uses = index.atoms(of: type).flatMap(\.uses).filter { $0.on.map(names.contains) ?? false }
    return !uses.isEmpty && uses.allSatisfy { $0.kind == .call && $0.type == nil }
  }

  private var worksOnViews: Bool {
    index.atoms(of: type).flatMap(\.uses).contains { use in
      (use.kind == .write || use.kind == .call) && use.on.map(ViewKinship.isViewLike) == true
    }
  }

  private func isListener(_ property: TypeFacts.StoredProperty) -> Bool {
    guard property.isVariable || property.isInjected, let name = property.type else { return false }
    return index.protocol(name) != nil
  }

  /// Whether a constant that it makes itself is a box that it fills, and others look into.
  func isFilled(_ property: TypeFacts.StoredProperty) -> Bool {
    guard !property.isVariable, isAskedByOthers(property) else { return false }
    return index.functionsOfType[type].contains { function in
      ![.initializer, .initialValues].contains(index.facts.functions[function].kind)
        && index.atomsOfFunction[function].contains { atom in
          index.facts.atoms[atom].uses.contains { fills(property, $0) }
        }
    }
  }

  private func fills(_ property: TypeFacts.StoredProperty, _ use: Use) -> Bool {
    guard use.chain.contains(property.name) else { return false }
    if use.kind == .write { return true }
    return use.kind == .call
      && (property.type.map { ObservingRule.known.types.contains($0) } ?? false)
  }
}
