import KataCore

extension Tangles {
  /// Joins screens with the objects they make or keep that look up several views in the tree and work on them.
  ///
  /// Who sets a screen's labels one by one is its controller, by whatever way it comes to them.
  ///
  /// Where it can be wrong: an object for one purpose, such as one that finds the field to scroll to, reads as part of
  /// the screen.
  mutating func tieThoseThatLookViewsUp(_ index: ProgramIndex, isHome: [Bool]) {
    for type in isHome.indices where isHome[type] && index.kinship[type] == .none {
      let lookUps = LookUps(index, type)
      guard lookUps.lines > 1 else { continue }
      for screen in isHome.indices
      where isHome[screen] && index.kinship[screen].isScreenObject
        && Self.knows(screen, type, index)
      { join(screen, type) }
    }
  }

  /// Whether a screen makes or keeps an object of a type, under any of its names.
  static func knows(_ screen: Int, _ type: Int, _ index: ProgramIndex) -> Bool {
    let names = index.ancestors[type].union([index.facts.types[type].name])
    return index.outgoing[screen].contains { $0.to == type && $0.kind == .makes }
      || index.facts.types[screen].properties.contains { property in
        property.type.map(names.contains) == true
      }
  }
}

/// The lines of a type that work on views of the platform which it has looked up in the tree: neither made, nor kept,
/// nor been handed.
private struct LookUps {
  private(set) var lines = 0
  private let index: ProgramIndex
  private let type: Int
  /// The views that it makes for itself.
  private let own: Set<String>
  /// Its own functions that look a view up for it.
  private var functions: Set<String> = []

  init(_ index: ProgramIndex, _ type: Int) {
    (self.index, self.type) = (index, type)
    own = Set(
      index.facts.types[type].properties.filter { property in
        !property.isInjected && property.type.map(index.isPlatformView) == true
      }.map(\.name))
    let all = index.functionsOfType[type]
    functions = Set(
      all.filter { function in
        index.facts.functions[function].resultType != nil
          && index.atomsOfFunction[function].contains { walks(index.facts.atoms[$0]) }
      }.map { index.facts.functions[$0].name })
    for function in all { count(in: index.atomsOfFunction[function].map { index.facts.atoms[$0] }) }
  }

  private mutating func count(in atoms: [Atom]) {
    var found: Set<String> = []
    for atom in atoms {
      let looksUp = walks(atom) || atom.uses.contains(where: asksItself)
      if looksUp { found.formUnion(atom.binds) }
      let works = atom.uses.contains {
        isWork($0) && (looksUp || $0.chain.contains(where: found.contains))
      }
      if works { lines += 1 }
    }
  }

  /// Whether a use calls an own function that looks a view up.
  private func asksItself(_ use: Use) -> Bool {
    use.kind == .call && functions.contains(use.name)
      && (use.on == nil || use.on == index.facts.types[type].name)
  }

  /// Whether a line goes through the tree of views, and not only of those that the type has made for itself.
  private func walks(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      (use.kind == .read || use.kind == .call) && Self.ways.contains(use.name)
        && use.on.map(index.isPlatformView) == true && !use.chain.contains(where: own.contains)
    }
  }

  private static let ways: NameSet = ["arrangedSubviews", "subviews", "viewWithTag"]

  private func isWork(_ use: Use) -> Bool {
    (use.kind == .write || use.kind == .call) && !Self.ways.contains(use.name)
      && use.on.map(index.isPlatformView) == true
  }
}
