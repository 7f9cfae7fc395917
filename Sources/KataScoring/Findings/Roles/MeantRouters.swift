import KataCore

/// Tells who means to be the router of a program on its way.
///
/// - Who leads to other screens, and is asked by somebody that the screen asks.
/// - Who leads to other screens where another is the presenter by the contract.
/// - Who leads to other screens, keeps nothing that changes but the screen it leads from, and has no way of telling a screen
///   what to show: who decides for a screen would have to have one or the other.
struct MeantRouters {
  let design: Design
  let roles: [Role]
  private let effects = KnownEffects(services: [:])

  init(design: Design, roles: [Role]) {
    (self.design, self.roles) = (design, roles)
  }

  /// Whether it pushes or presents screens itself, from one that it keeps.
  func leads(_ type: Int) -> Bool {
    facts(type).properties.contains(where: isScreen)
      && design.index.atoms(of: type).contains { atom in
        atom.uses.contains { effects.kind(of: $0) == .navigation }
      }
  }

  /// Whether whoever leads does nothing for a screen besides, though it may do others' work.
  func leadsAlone(_ type: Int) -> Bool {
    let kept = facts(type).properties.filter { !$0.isStatic && !isScreen($0) }
    return kept.allSatisfy { !$0.isClosure && !$0.isVariable } && !tells(type)
  }

  private func tells(_ type: Int) -> Bool {
    let knowsScreen = design.links.contains { link in
      link.from == type && link.isHolding && isScreen(roles[link.to])
    }
    return knowsScreen
      || zip(design.index.facts.atoms, design.workload.responsibilities).contains { atom, duties in
        duties.contains(.observing) && design.index.facts.type(of: atom) == type
      }
  }

  /// The type between through which alone a screen reaches another.
  func asker(of type: Int) -> Int? {
    guard !isScreens(type) else { return nil }
    let between: [Role] = [.other, .presenter, .viewModel]
    return design.links.first { link in
      link.to == type && link.isHolding && between.contains(roles[link.from])
        && isScreens(link.from)
    }?.from
  }

  private func facts(_ type: Int) -> TypeFacts { design.index.facts.types[type] }

  private func isScreen(_ property: TypeFacts.StoredProperty) -> Bool {
    Taker.names(property.type).contains { name in
      ViewKinship.isViewLike(name)
        || design.index.type(name).map { design.index.kinship[$0] == .viewController } == true
    }
  }

  private func isScreen(_ role: Role) -> Bool { role == .view || role == .controller }

  private func isScreens(_ type: Int) -> Bool {
    design.links.contains { $0.to == type && $0.isHolding && isScreen(roles[$0.from]) }
  }
}
