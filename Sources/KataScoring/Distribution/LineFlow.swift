import KataCore

/// Where what one line works out goes: into names that keep it, or outside.
struct LineFlow {
  /// The names that it puts something into, some maybe twice.
  private(set) var targets: [Keeper]
  /// The names whose values it needs, some maybe twice.
  private(set) var needs: [Keeper] = []
  /// Whether anything besides may notice it.
  private(set) var hasEffect = false

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
    targets = keepers.begun(by: atom)
    let throwsAway = atom.uses.contains { $0.kind == .write && $0.name == "_" }
    keepsResult =
      !targets.isEmpty || outer != nil
      || atom.uses.contains { $0.kind == .write && $0.name != "_" }
    let isOnTheSpot = Self.runsClosuresOnTheSpot(atom)
    for use in atom.uses {
      switch use.kind {
      case .closure where isOnTheSpot: break
      case .control where outer != nil && use.name == "return": break
      case .closure, .control: hasEffect = true
      default: note(use)
      }
    }
    if targets.isEmpty, let outer { targets = outer }
    if targets.isEmpty && !throwsAway || atom.kind != .statement && atom.kind != .initialValue {
      hasEffect = true
    }
  }

  /// Whether closures in a line are called at once and by it alone, as `map` and `{ … }()` do.
  static func runsClosuresOnTheSpot(_ atom: Atom) -> Bool {
    atom.uses.allSatisfy { use in
      switch use.kind {
      case .call: use.on.map(collections.contains) ?? false
      case .make: ViewKinship.isViewLike(use.name) || collections.contains(use.name)
      default: true
      }
    }
  }

  static let collections: NameSet = [
    "Array", "Dictionary", "Optional", "Range", "Sequence", "Set", "String", "Substring",
  ]

  private mutating func note(_ use: Use) {
    let before = way.flatMap { use.goesOn(from: $0.last) ? $0.keeper : nil }
    way = nil
    switch use.kind {
    case .read: read(use, from: before)
    case .write: write(use, into: before)
    case .call: call(use, on: before)
    case .make where keepers.isOwnObject(use.name): hasEffect = true
    default: break
    }
  }

  private mutating func read(_ use: Use, from before: Keeper?) {
    let local = keepers.local(use, in: function)
    let properties = local != nil && use.chain.isEmpty ? [] : keepers.properties(use)
    needs += properties
    if let keeper = local ?? before {
      needs.append(keeper)
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
        targets.append(keeper)
      } else {
        needs.append(keeper)
        hasEffect = true
      }
      return
    }
    let properties = keepers.properties(use)
    if use.on != nil, properties.count == 1, use.chain.isEmpty || use.chain == ["self"] {
      targets += properties
    } else {
      hasEffect = true
    }
  }

  private mutating func call(_ use: Use, on before: Keeper?) {
    let isOwn = keepers.isOwnMember(use)
    if let keeper = keepers.local(use, in: function) ?? before {
      if !use.chain.isEmpty, !isOwn, freshness.mayChange(keeper, by: use) {
        targets.append(keeper)
        return
      }
      needs.append(keeper)
    }
    needs += keepers.properties(use)
    if !keepsResult || isOwn { hasEffect = true }
  }
}

extension Use {
  /// Whether its chain is another's, with that one's name at the end.
  fileprivate func goesOn(from other: Use) -> Bool {
    chain.count == other.chain.count + 1 && chain.last == other.name
      && chain.starts(with: other.chain)
  }
}
