import KataCore

/// Reads use by use where what a line works out goes.
struct FlowReading {
  private(set) var flow: LineFlow

  private let function: Int
  private let keepers: Keepers
  private let freshness: Freshness
  /// Whether what it asks others for is kept by a name.
  private let keepsResult: Bool
  /// What the last use has led to, when the next one goes on from there.
  private var way: (keeper: Keeper, last: Use)?

  /// - Parameter outer: where what a closure gives back goes, for a line in one that is run on the spot.
  init(
    _ atom: Atom, _ keepers: Keepers, _ freshness: Freshness, outer: [Keeper]? = nil
  ) {
    (function, self.keepers, self.freshness) = (atom.function, keepers, freshness)
    flow = LineFlow(targets: keepers.begun(by: atom))
    let written = atom.has(.write) ? atom.uses.filter { $0.kind == .write } : []
    let throwsAway = written.contains { $0.name == "_" }
    keepsResult = !flow.targets.isEmpty || outer != nil || written.contains { $0.name != "_" }
    let isOnTheSpot = atom.has(.closure) && LineFlow.runsClosuresOnTheSpot(atom)
    for use in atom.uses {
      switch use.kind {
      case .closure where isOnTheSpot: break
      case .control where outer != nil && use.name == "return": break
      case .closure, .control: flow.hasEffect = true
      default: note(use)
      }
    }
    if flow.targets.isEmpty, let outer { flow.targets = outer }
    if flow.targets.isEmpty && !throwsAway || atom.kind != .statement && atom.kind != .initialValue
    {
      flow.hasEffect = true
    }
  }

  private mutating func note(_ use: Use) {
    let before = way.flatMap { use.goesOn(from: $0.last) ? $0.keeper : nil }
    way = nil
    switch use.kind {
    case .read: read(use, from: before)
    case .write: write(use, into: before)
    case .call: call(use, on: before)
    case .make where keepers.isOwnObject(use.name): flow.hasEffect = true
    default: break
    }
  }

  private mutating func read(_ use: Use, from before: Keeper?) {
    let local = keepers.local(use, in: function)
    let properties = local != nil && use.chain.isEmpty ? [] : keepers.properties(use)
    flow.needs += properties
    if let keeper = local ?? before {
      flow.needs.append(keeper)
      way = (keeper, use)
    } else if properties.count == 1 {
      way = (properties[0], use)
    }
  }

  private mutating func write(_ use: Use, into before: Keeper?) {
    if use.name == "_", use.chain.isEmpty { return }
    if let keeper = keepers.local(use, in: function) ?? before {
      let isWhole = before == nil && use.chain.isEmpty
      if isWhole || !keepers.isOwnMember(use) && freshness.mayChange(keeper, by: use) {
        flow.targets.append(keeper)
      } else {
        flow.needs.append(keeper)
        flow.hasEffect = true
      }
      return
    }
    let properties = keepers.properties(use)
    if use.on != nil, properties.count == 1, use.chain.isEmpty || use.chain == ["self"] {
      flow.targets += properties
    } else {
      flow.hasEffect = true
    }
  }

  private mutating func call(_ use: Use, on before: Keeper?) {
    let isOwn = keepers.isOwnMember(use)
    if let keeper = keepers.local(use, in: function) ?? before {
      if !use.chain.isEmpty, !isOwn, freshness.mayChange(keeper, by: use) {
        flow.targets.append(keeper)
        return
      }
      flow.needs.append(keeper)
    }
    flow.needs += keepers.properties(use)
    if !keepsResult || isOwn { flow.hasEffect = true }
  }
}

extension Use {
  /// Whether its chain is another's, with that one's name at the end.
  fileprivate func goesOn(from other: Use) -> Bool {
    chain.count == other.chain.count + 1 && chain.last == other.name
      && chain.starts(with: other.chain)
  }
}
