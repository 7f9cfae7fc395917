import KataCore

/// Finds screens that make the one who decides for them, or have it made, and keep it.
///
/// Where it can be wrong: a screen may ask a builder for the presenter of another screen and keep that one for later.
struct OwnAssembly {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    let mediators: [Role] = [.presenter, .viewModel, .interactor]
    let types = design.index.facts.types
    return design.links.compactMap { link -> DesignFinding? in
      guard isScreen(link.from), mediators.contains(roles[link.to]), link.isHolding,
        types[link.to].kind == .class
      else { return nil }
      let made = link.kinds.contains(.makes) ? made(link) : ordered(link)
      guard !made.isEmpty else { return nil }
      return DesignFinding(
        .wrongWayReference, .advice, type: types[link.from].name, other: types[link.to].name,
        locations: (made + link.locations).oncePerLine, lesson: lesson, home: .builder,
        remedy: .handIn)
    }
  }

  /// Where the one makes the other.
  private func made(_ link: Link) -> [SourceLocation] {
    design.index.outgoing[link.from].filter { $0.to == link.to && $0.kind == .makes }
      .map(\.location)
  }

  /// Where a screen keeps what a builder of its own choice makes for it, also when it is first asked for it.
  private func ordered(_ link: Link) -> [SourceLocation] {
    let index = design.index
    let builders = names(ofMakersOf: link.to)
    guard !builders.isEmpty else { return [] }
    let kept = index.facts.types[link.from].properties.filter { property in
      property.type.map { index.candidates($0).contains(link.to) } == true
    }
    let (names, lines) = (kept.map(\.name), Set(kept.map { SourceLine($0.location) }))
    return index.atoms(of: link.from).filter { atom in
      let asks = atom.uses.contains { use in
        use.kind == .call
          && (use.on.map(builders.contains) == true
            || use.chain.first.map(builders.contains) == true)
      }
      return asks
        && (atom.kind == .initialValue && lines.contains(SourceLine(atom.location))
          || atom.uses.contains { $0.kind == .write && names.contains($0.name) })
    }.map(\.location)
  }

  /// How those who make a type may be called: by their names, or by protocols of the program's own.
  private func names(ofMakersOf type: Int) -> Set<String> {
    let index = design.index
    let makers = Set(
      index.incoming[type].filter { $0.kind == .makes && !isScreen($0.from) }.map(\.from))
    return makers.reduce(into: []) { names, maker in
      names.insert(index.facts.types[maker].name)
      names.formUnion(index.ancestors[maker].filter { index.conformers(of: $0) == [maker] })
    }
  }

  private func isScreen(_ type: Int) -> Bool {
    roles[type] == .view || roles[type] == .controller
  }
}
