import KataCore

/// Tells the types that do nothing for anybody: whatever is asked of them they pass on, or hold.
///
/// An object that only stands between two others, or is empty, is nothing to put together: neither making it nor
/// handing it what it passes on is wiring.
struct IdleTypes {
  private let index: ProgramIndex
  private(set) var isIdle: [Bool]
  /// Whether a type has nothing but what others reach through it; a piece of another holds it for that one.
  private let isHolder: [Bool]
  /// Whether a type has more than it begins with; of an idle one all of that is passed on, or done for nothing.
  private let isUnasked: [Bool]

  /// - Parameter duties: of each atom, without what is only passed on.
  init(_ index: ProgramIndex, _ homes: Homes, duties: [Duties]) {
    self.index = index
    let sizes = Dictionary(grouping: homes.unit, by: \.self).mapValues(\.count)
    isHolder = index.facts.types.indices.map { type in
      (homes.isHome[type] ? sizes[homes.unit[type]] == 1 : Self.onlyKeeps(type, index))
        && index.onlyBegins(type)
    }
    isUnasked = index.facts.types.indices.map { !index.onlyBegins($0) }
    isIdle = index.facts.types.indices.map { type in
      index.facts.types[type].kind.isConcrete && index.facts.types[type].kind != .enum
        && index.kinship[type] == .none
    }
    var atoms = [[Int]](repeating: [], count: index.facts.types.count)
    for (place, atom) in index.facts.atoms.enumerated() where !duties[place].isEmpty {
      atoms[index.facts.type(of: atom)].append(place)
    }
    // Each round finds the makers of those that the last one found busy.
    var changed = true
    while changed {
      changed = false
      for type in isIdle.indices where isIdle[type] {
        guard atoms[type].contains(where: { isWork($0, duties[$0]) }) else { continue }
        isIdle[type] = false
        changed = true
      }
    }
  }

  /// Whether all that a type's lines do is keep what they are handed.
  private static func onlyKeeps(_ type: Int, _ index: ProgramIndex) -> Bool {
    let atoms = index.atoms(of: type)
    return !atoms.isEmpty && atoms.allSatisfy { $0.has(.write) && !$0.has(.make) }
  }

  /// Whether a line does more than keep what its object is given to pass on.
  private func isWork(_ place: Int, _ duties: Duties) -> Bool {
    let atom = index.facts.atoms[place]
    let kind = index.facts.functions[atom.function].kind
    // What an object begins with is work only where somebody asks for it.
    guard kind == .initialValues || kind == .initializer && duties == [.wiring] else { return true }
    return atom.uses.contains { use in
      use.kind == .make && index.type(use.name).map { !isIdle[$0] } ?? false
    }
  }

  /// Whether a line keeps what an object only passes calls on to, or makes and connects none but idle objects.
  func connectsNothing(_ atom: Atom) -> Bool {
    let type = index.facts.type(of: atom)
    if isIdle[type], isHolder[type] || isUnasked[type] { return true }
    var found = false
    for use in atom.uses {
      let name = use.kind == .make ? use.name : use.type
      guard let name else { continue }
      if let type = index.type(name) {
        guard isIdle[type] else { return false }
        found = true
      } else if use.kind == .make, index.given(name) == nil {
        return false
      }
    }
    return found
  }
}
