import KataCore

extension Tangles {
  /// Joins screens with the objects that are handed several of their views, one by one or in a bag, and work on them.
  ///
  /// Who sets a screen's labels is its controller, also where it was given the labels and not the screen.
  ///
  /// Where it can be wrong: an object for one purpose, such as one that moves two views, reads as part of the screen.
  mutating func tieThoseHandedViews(_ index: ProgramIndex, isHome: [Bool]) {
    for type in isHome.indices where isHome[type] && index.kinship[type] == .none {
      guard HandedViews(index, type).worked.count > 1 else { continue }
      for screen in isHome.indices
      where isHome[screen] && index.kinship[screen].isScreenObject
        && Self.knows(screen, type, index)
      { join(screen, type) }
    }
  }
}

/// The views of the platform that a type is handed, as properties of its own or of a value that holds nothing else to
/// be worked on.
private struct HandedViews {
  /// The names of those that it sets or tells something.
  private(set) var worked: Set<String> = []

  init(_ index: ProgramIndex, _ type: Int) {
    let own = Self.views(of: type, index)
    let bags = index.facts.types[type].properties.filter { property in
      guard property.isInjected, let bag = property.type.flatMap(index.type), bag != type else {
        return false
      }
      return index.kinship[bag] == .none && Self.views(of: bag, index).count > 1
    }
    let inBags = bags.reduce(into: Set<String>()) { found, bag in
      found.formUnion(bag.type.flatMap(index.type).map { Self.views(of: $0, index) } ?? [])
    }
    guard !own.isEmpty || !bags.isEmpty else { return }
    let names = Set(bags.map(\.name))
    for atom in index.atoms(of: type) {
      for use in atom.uses where use.kind == .write || use.kind == .call {
        guard use.on.map(index.isPlatformView) == true, let view = use.chain.last else { continue }
        let isInBag = inBags.contains(view) && !names.isDisjoint(with: use.chain)
        if own.contains(view) || isInBag { worked.insert(view) }
      }
    }
  }

  private static func views(of type: Int, _ index: ProgramIndex) -> Set<String> {
    Set(
      index.facts.types[type].properties.filter { property in
        property.isInjected && !property.isStatic
          && property.type.map {
            index.isPlatformView($0) && ViewKinship(ancestors: [$0]) == .view
          } == true
      }.map(\.name))
  }
}
