import KataCore

/// Finds lines whose work goes nowhere: all that they work out is kept by names that nobody needs for anything.
///
/// A view that is made and never handed to anybody is never seen, so that nothing is laid out by changing it; a
/// text that nobody reads says nothing. What is put into an object, or asked of the program's own functions, may be
/// noticed elsewhere and is left alone, and so is keeping an object alive.
///
/// Where it can be wrong: with what is reached by strings only, such as key-value coding.
struct DeadEnds {
  /// By atom.
  private(set) var isDeadEnd: [Bool]

  /// - Parameter isLive: the lines that somebody may come by; the others need nothing.
  init(_ index: ProgramIndex, isLive: [Bool]) {
    let keepers = Keepers(index)
    let flows = Self.flows(index.facts.atoms, keepers, Freshness(index, keepers))
    let makes = Self.makes(of: index)
    var reached = isLive
    while true {
      isDeadEnd = Self.deadEnds(flows, keepers, reached)
      // What a screen that is never seen does about itself is not seen either.
      let ends = isDeadEnd.indices.map { isDeadEnd[$0] || isLive[$0] && !reached[$0] }
      let unseen = makes.filter { $0.value.allSatisfy { ends[$0] } }.keys
      let inside = unseen.flatMap { index.functionsOfType[$0] }
        .flatMap { index.atomsOfFunction[$0] }.filter { reached[$0] }
      if inside.isEmpty { break }
      for atom in inside { reached[atom] = false }
    }
    for atom in isDeadEnd.indices where !reached[atom] && isLive[atom] { isDeadEnd[atom] = true }
  }

  private static func deadEnds(
    _ flows: [LineFlow], _ keepers: Keepers, _ isLive: [Bool]
  ) -> [Bool] {
    var isDeadEnd = isLive
    var isNeeded = [Bool](repeating: false, count: keepers.count)
    var feeding = [[Int]](repeating: [], count: keepers.count)
    var waiting: [Int] = []
    for (place, flow) in flows.enumerated() where isLive[place] {
      for target in flow.targets { feeding[target.number].append(place) }
      if flow.hasEffect || !flow.targets.allSatisfy(keepers.isPlain) { waiting.append(place) }
    }
    // What somebody needs is needed by whoever makes it up, and so on.
    while let place = waiting.popLast() {
      guard isDeadEnd[place] else { continue }
      isDeadEnd[place] = false
      for keeper in flows[place].needs where !isNeeded[keeper.number] {
        isNeeded[keeper.number] = true
        waiting += feeding[keeper.number]
      }
    }
    return isDeadEnd
  }

  /// The lines that make each of the program's own views and controllers.
  private static func makes(of index: ProgramIndex) -> [Int: [Int]] {
    var makes: [Int: [Int]] = [:]
    for (place, atom) in index.facts.atoms.enumerated() where atom.has(.make) {
      for use in atom.uses where use.kind == .make {
        guard let type = index.type(use.name), index.kinship[type].isScreenObject else { continue }
        makes[type, default: []].append(place)
      }
    }
    return makes
  }

  /// What every line does, with closures that are run on the spot as parts of the line around them.
  private static func flows(
    _ atoms: [Atom], _ keepers: Keepers, _ freshness: Freshness
  ) -> [LineFlow] {
    var around: [(atom: Atom, targets: [Keeper])] = []
    return atoms.map { atom in
      while let last = around.last, !last.atom.covers(atom) { around.removeLast() }
      let isInside = atom.isInClosure && !(around.last?.targets.isEmpty ?? true)
      let flow = FlowReading(
        atom, keepers, freshness, outer: isInside ? around.last?.targets : nil
      ).flow
      let takesIn = LineFlow.runsClosuresOnTheSpot(atom)
      around.append((atom, takesIn ? flow.targets : []))
      return flow
    }
  }
}

extension Atom {
  fileprivate func covers(_ other: Atom) -> Bool {
    location.path == other.location.path && other.offset < offset + length
  }
}
