import KataCore

/// Finds objects of the moment: whoever makes one asks it there and then, and nobody keeps it or is handed it.
///
/// What such an object is made with are arguments, and what it answers is a function's result: `Phrase(count).text`
/// says no more than `phrase(count)`. So it answers for nothing, its makers do. An object that somebody keeps, that
/// is handed to somebody who has not made it, that learns something, that waits for an answer, that
/// makes a screen, or that can be anybody's by a protocol has a life of its own, and what can be asked nothing is data.
///
/// Where it can be wrong: a use case that is made, run and dropped is good style here and there, and reads as part of
/// whoever runs it.
struct Momentary {
  /// By type.
  private(set) var isMomentary: [Bool]
  private let index: ProgramIndex
  /// The types that make each type.
  private let makers: [Set<Int>]
  private let functions: [String: [Int]]

  init(_ index: ProgramIndex) {
    self.index = index
    let makers = index.incoming.map { Set($0.filter { $0.kind == .makes }.map(\.from)) }
    self.makers = makers
    functions = Dictionary(grouping: index.facts.functions.indices) { [facts = index.facts] in
      facts.functions[$0].name
    }
    let kept = Self.keptNames(index.facts)
    isMomentary = index.facts.types.indices.map { type in
      let facts = index.facts.types[type]
      return [.class, .struct].contains(facts.kind) && !makers[type].isEmpty
        && index.kinship[type] == .none
        && !kept.contains(facts.name)
        && index.ancestors[type].allSatisfy { Marker.names.contains($0) }
    }
    for type in isMomentary.indices where isMomentary[type] {
      isMomentary[type] = !workingAtoms(of: type).isEmpty && !livesOn(type)
    }
    dropThoseGivenAway()
  }

  /// The types of what is kept in properties, but for those that an object is made with.
  private static func keptNames(_ facts: ProgramFacts) -> Set<String> {
    var kept: Set<String> = []
    for property in facts.types.flatMap(\.properties) {
      if let name = property.type, property.isStatic || property.isVariable || !property.isInjected
      {
        kept.formUnion(Taker.names(name))
      }
      kept.formUnion(property.contents.flatMap { Taker.names($0) })
    }
    return kept
  }

  /// Whether an object learns anything after it was made, or lives until an answer comes.
  private func livesOn(_ type: Int) -> Bool {
    let kept = index.facts.types[type].properties.filter { !$0.isStatic }
    let names = Set(kept.map(\.name))
    return kept.contains { $0.isVariable && !$0.isInjected }
      || workingAtoms(of: type).contains { atom in
        atom.uses.contains { $0.kind == .write && names.contains($0.name) } || waits(atom)
          || makesScreen(atom)
      }
  }

  /// Whether a line leaves a screen of the program behind.
  private func makesScreen(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      use.kind == .make && index.type(use.name).map { index.kinship[$0].isScreenObject } == true
    }
  }

  /// The lines of what it can be asked.
  private func workingAtoms(of type: Int) -> [Atom] {
    index.functionsOfType[type].filter { index.facts.functions[$0].kind != .initializer }
      .flatMap { index.atomsOfFunction[$0] }.map { index.facts.atoms[$0] }
  }

  /// Whether a line hands a closure to somebody who may call it later.
  private func waits(_ atom: Atom) -> Bool {
    atom.has(.closure)
      && atom.uses.contains { use in
        guard use.kind == .call else { return false }
        return use.on.map { !LineFlow.collections.contains($0) && !ViewKinship.isViewLike($0) }
          ?? true
      }
  }
}

// MARK: - Where they go

extension Momentary {
  /// Takes out those that are handed on, until none is handed to one that is taken out.
  private mutating func dropThoseGivenAway() {
    let making = making
    var changed = true
    while changed {
      changed = false
      for type in isMomentary.indices where isMomentary[type] && isGivenAway(type, making[type]) {
        isMomentary[type] = false
        changed = true
      }
    }
  }

  /// The lines that make each type.
  private var making: [[Int]] {
    var making = [[Int]](repeating: [], count: isMomentary.count)
    for (place, atom) in index.facts.atoms.enumerated() where atom.has(.make) {
      for use in atom.uses where use.kind == .make {
        if let type = index.type(use.name), isMomentary[type] { making[type].append(place) }
      }
    }
    return making
  }

  private func isGivenAway(_ type: Int, _ making: [Int]) -> Bool {
    let name = index.facts.types[type].name
    let takers = (index.takers[name] ?? []).map(\.type)
    let isTakenByOthers = takers.contains { !makers[type].contains($0) && !isMomentary[$0] }
    return isTakenByOthers || making.isEmpty
      || making.contains { !isAskedAtOnce(name, at: $0) && !isHandedToTaker(name, at: $0) }
  }

  /// Whether a line asks what it makes, or gives it a name by which nothing but its members is reached.
  private func isAskedAtOnce(_ name: String, at place: Int) -> Bool {
    let atom = index.facts.atoms[place]
    if atom.uses.contains(where: { $0.chain.first == name && $0.on == name }) { return true }
    guard atom.binds.count == 1, let local = atom.binds.first else { return false }
    return index.atomsOfFunction[atom.function].allSatisfy { other in
      let line = index.facts.atoms[other]
      return line.uses.allSatisfy { $0.name != local || !$0.chain.isEmpty || $0.on != nil }
        || isHandedToTaker(name, at: other)
    }
  }

  /// Whether a line calls a function of the program that takes objects of a type.
  private func isHandedToTaker(_ name: String, at place: Int) -> Bool {
    index.facts.atoms[place].uses.contains { use in
      switch use.kind {
      case .call: takes(name, functions[use.name] ?? [])
      case .make: index.type(use.name).map { isMade($0, with: name) } ?? false
      default: false
      }
    }
  }

  private func isMade(_ type: Int, with name: String) -> Bool {
    takes(name, index.functionsOfType[type])
      || index.facts.types[type].properties.contains { $0.isInjected && $0.type == name }
  }

  private func takes(_ name: String, _ functions: [Int]) -> Bool {
    functions.contains { index.facts.functions[$0].parameterTypes.contains(name) }
  }
}
