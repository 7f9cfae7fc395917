import KataCore

/// Takes duties from lines that only look as if they did them.
///
/// - What only passes a call on neither serves nor listens itself.
/// - Making an object of a drawer puts nothing together: what lies in a drawer is its callers'.
/// - A value that is worked out and thrown away is of use to nobody, unless working it out may have an effect.
struct Idleness {
  private let index: ProgramIndex
  private let homes: Homes
  private let thrownAway: [Bool]

  init(_ index: ProgramIndex, _ homes: Homes) {
    (self.index, self.homes) = (index, homes)
    thrownAway = Self.thrownAway(index)
  }

  func working(_ responsibilities: Set<Responsibility>, of atom: Int) -> Set<Responsibility> {
    let entry = index.facts.atoms[atom]
    if responsibilities.isEmpty || thrownAway[atom] { return [] }
    if index.facts.functions[entry.function].onlyForwards {
      return responsibilities.subtracting(Self.passedOn)
    }
    guard responsibilities.contains(.wiring) else { return responsibilities }
    let made = entry.uses.filter { $0.kind == .make }.map { index.type($0.name) }
    let isDrawers = !made.isEmpty && made.allSatisfy { $0.map(isDrawer) ?? false }
    return isDrawers ? responsibilities.subtracting([.wiring]) : responsibilities
  }

  private static let passedOn: Set<Responsibility> = [
    .network, .storage, .logging, .observing,
  ]

  private func isDrawer(_ type: Int) -> Bool {
    !homes.isHome[type] && !index.functionsOfType[type].isEmpty
  }

  /// The lines that write to `_` and do nothing but look, with what stands in them.
  private static func thrownAway(_ index: ProgramIndex) -> [Bool] {
    let atoms = index.facts.atoms
    var found = [Bool](repeating: false, count: atoms.count)
    for (start, atom) in atoms.enumerated()
    where atom.uses.contains(where: { $0.kind == .write && $0.name == "_" }) {
      let inside = atoms[start...].prefix {
        $0.location.path == atom.location.path && $0.offset < atom.offset + atom.length
      }
      guard inside.allSatisfy({ $0.uses.allSatisfy(isLooking) }) else { continue }
      for place in inside.indices { found[place] = true }
    }
    return found
  }

  private static func isLooking(_ use: Use) -> Bool {
    switch use.kind {
    case .read, .operation, .literal, .interpolation, .closure, .pattern, .cast, .control:
      true
    case .write: use.name == "_"
    case .make: values.contains(use.name)
    case .call: use.on.map(values.contains) ?? false
    }
  }

  /// Values whose functions change nothing else; a call of theirs is worth its result.
  private static let values: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date",
    "Dictionary", "Double", "Float", "Int", "Range", "Set", "String", "Substring", "URL", "UUID",
  ]
}
