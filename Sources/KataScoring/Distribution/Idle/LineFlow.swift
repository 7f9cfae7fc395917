import KataCore

/// Where what one line works out goes: into names that keep it, or outside.
struct LineFlow {
  /// The names that it puts something into, some maybe twice.
  var targets: [Keeper]
  /// The names whose values it needs, some maybe twice.
  var needs: [Keeper] = []
  /// Whether anything besides may notice it.
  var hasEffect = false

  /// Whether closures in a line are called at once and by it alone, as `map` and `{ … }()` do.
  static func runsClosuresOnTheSpot(_ atom: Atom) -> Bool {
    atom.uses.allSatisfy { use in
      switch use.kind {
      case .call: use.on.map(collections.contains) ?? false
      case .make: ViewKinship.isViewLike(use.name) || collections.holdsName(of: use)
      default: true
      }
    }
  }

  static let collections: NameSet = [
    "Array", "Dictionary", "Optional", "Range", "Sequence", "Set", "String", "Substring",
  ]
}
