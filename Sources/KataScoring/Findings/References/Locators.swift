import KataCore

/// Finds parts that take what they need out of a container whenever they need it, in place of being handed it.
///
/// Who puts parts together, and who leads to the next screen, may ask one; whoever else does so only in its initialiser
/// and lets go of it needs it once, and is let pass.
struct Locators {
  let design: Design
  let roles: [Role]
  let lesson: String

  private static let parts: Set<Role> = [.presenter, .viewModel, .interactor, .view, .controller]

  private var index: ProgramIndex { design.index }

  /// One finding for each part and container.
  var findings: [DesignFinding] {
    let containers = Containers(index)
    return roles.indices.flatMap { container -> [DesignFinding] in
      let handing = containers.handing(container).map { index.facts.functions[$0].name }
      guard !handing.isEmpty else { return [] }
      return roles.indices.filter { Self.parts.contains(roles[$0]) && $0 != container }
        .compactMap { finding($0, container, Set(handing)) }
    }
  }

  private func finding(_ part: Int, _ container: Int, _ handing: Set<String>) -> DesignFinding? {
    let types = index.facts.types
    let names = Set([types[container].name] + protocols(of: container, asking: handing))
    let keeps = types[part].properties.first {
      !$0.isStatic && $0.type.map(names.contains) == true
    }
    let asked = index.atoms(of: part).flatMap { atom in
      atom.uses.filter { use in
        use.kind == .call && handing.contains(use.name) && use.on.map(names.contains) == true
      }.map { (atom: atom, what: $0.type) }
    }
    let isLater = asked.contains {
      index.facts.functions[$0.atom.function].kind != .initializer
    }
    guard isLater else { return nil }
    let taken = asked.compactMap(\.what).reduce(into: [String]()) {
      if !$0.contains($1), $1 != "_" { $0.append($1) }
    }
    return DesignFinding(
      .wrongWayReference, .essential, type: types[part].name, other: types[container].name,
      locations: ((keeps.map { [$0.location] } ?? []) + asked.map(\.atom.location)).oncePerLine,
      lesson: lesson, home: .other, remedy: .handIn, members: taken)
  }

  /// The program's own protocols by which a container can be asked.
  private func protocols(of container: Int, asking handing: Set<String>) -> [String] {
    index.ancestors[container].filter { name in
      index.type(name) != nil
        && index.protocol(name).map { !handing.isDisjoint(with: $0.requirements) } == true
    }
  }
}
