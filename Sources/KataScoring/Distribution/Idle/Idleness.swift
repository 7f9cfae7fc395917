import KataCore

/// Takes duties from lines that only look as if they did them.
///
/// - What only passes a call on neither serves nor listens itself: who calls it does (`PassedOn`).
/// - Making an object of a drawer puts nothing together: what lies in a drawer is its callers'. Neither does making
///   or connecting the pieces of one unit, or objects that do nothing.
/// - What a unit tells itself is told to nobody (`SelfTalk`), and the way round is no work (`Detours`).
/// - Who has the screen that it hears of an event from do the work has done none (`HandedBack`).
/// - What a function has said before is said already (`Repetition`).
/// - A value that is worked out and thrown away is of use to nobody, unless working it out may have an effect. Nor is
///   one that only goes where nobody needs it (`DeadEnds`), or is kept where nobody has to know it (`Ticks`).
struct Idleness: Sendable {
  private let index: ProgramIndex
  private let homes: Homes
  private let ownership: Ownership
  private let selfTalk: SelfTalk
  private let detours: Detours
  private let isForNothing: [Bool]

  init(
    _ index: ProgramIndex, _ homes: Homes, _ ownership: Ownership, isLive: [Bool]
  ) {
    (self.index, self.homes, self.ownership) = (index, homes, ownership)
    selfTalk = SelfTalk(index, homes, ownership)
    detours = Detours(index, homes, ownership)
    let idle = zip(Self.thrownAway(index), Repetition.repeated(index.facts)).map { $0 || $1 }
    let kept = zip(DeadEnds(index, isLive: isLive).isDeadEnd, Ticks(index).isTick)
    isForNothing = zip(idle, kept).map { $0 || $1.0 || $1.1 }
  }

  /// What the atoms of a program really do, of what they look like.
  func working(_ responsibilities: [Duties]) -> [Duties] {
    let passed = PassedOn(index, responsibilities)
    var serving = responsibilities.indices.map {
      serves(responsibilities[$0], of: $0, passed)
    }
    for (place, atom) in index.facts.atoms.enumerated() where serving[place] == [.domain] {
      if detours.prepares(atom, at: place, serving) { serving[place] = [] }
    }
    let back = HandedBack(index, serving).isBack
    for place in back.indices where back[place] { serving[place].subtract([.observing, .domain]) }
    let idle = IdleTypes(index, homes, duties: serving)
    var working = serving
    for (place, atom) in index.facts.atoms.enumerated() where serving[place].contains(.wiring) {
      if makesPart(atom) || idle.connectsNothing(atom) || detours.setsUp(atom) {
        working[place].remove(.wiring)
      }
    }
    return working
  }

  private func serves(
    _ responsibilities: Duties, of atom: Int, _ passed: PassedOn
  ) -> Duties {
    let entry = index.facts.atoms[atom]
    if isForNothing[atom] { return [] }
    if index.facts.functions[entry.function].onlyForwards || passed.standsBefore(entry) {
      return responsibilities.subtracting(PassedOn.duties)
    }
    var all = responsibilities.union(passed.duties(of: entry))
    if all.contains(.observing), selfTalk.covers(entry) { all.remove(.observing) }
    if all.contains(.domain),
      asksDrawer(entry) || detours.covers(entry) || selfTalk.coversContent(entry)
    {
      all.remove(.domain)
    }
    return all
  }

  /// Whether a line makes a drawer or an object of a nested type and has it do something, and no more: what is done
  /// counts where it stands.
  private func asksDrawer(_ atom: Atom) -> Bool {
    let own = index.facts.types[index.facts.type(of: atom)]
    func isDrawer(_ name: String?) -> Bool {
      if let name, own.nested.contains(name) { return true }
      let types = name.map(index.candidates) ?? []
      return !types.isEmpty
        && types.allSatisfy { !homes.isHome[$0] && !index.functionsOfType[$0].isEmpty }
    }
    return atom.kind != .condition
      && atom.uses.contains { $0.kind == .call && isDrawer($0.on) }
      && atom.uses.contains { $0.kind == .make && isDrawer($0.name) }
      && atom.uses.allSatisfy { use in
        switch use.kind {
        case .call: isDrawer(use.on)
        case .make: isDrawer(use.name)
        case .read, .literal: true
        default: false
        }
      }
  }

  /// Whether a line sets up a drawer or another piece of its unit: makes one, keeps one, or gives it what it works
  /// with.
  private func makesPart(_ atom: Atom) -> Bool {
    let names = atom.uses.filter { $0.kind == .make }.map(\.name)
    if names.isEmpty { return selfTalk.keepsOwner(atom) || keepsPart(atom) }
    // A value of the platform that is made on the way, such as a key, is nobody's part.
    let made = names.filter { !isPlatformValue($0) }.map(index.type)
    return !made.isEmpty && made.allSatisfy { $0.map { isPart($0, of: atom) } ?? false }
  }

  private func isPlatformValue(_ name: String) -> Bool {
    index.type(name) == nil && index.given(name) == nil && ViewKinship(ancestors: [name]) == .none
  }

  private func keepsPart(_ atom: Atom) -> Bool {
    let kept = atom.uses.filter { $0.kind == .write }.map { $0.type.map(index.candidates) ?? [] }
    return !kept.isEmpty
      && kept.allSatisfy { !$0.isEmpty && $0.allSatisfy { isPart($0, of: atom) } }
  }

  /// Whether a type is a drawer or a piece of another's unit, or belongs to the same unit as a line of another type.
  private func isPart(_ type: Int, of atom: Atom) -> Bool {
    let own = index.facts.type(of: atom)
    let unit = homes.unit[type]
    return !homes.isHome[type] || unit != type || type != own && unit == homes.unit[own]
  }

  /// The lines that write to `_` and do nothing but look, with what stands in them.
  private static func thrownAway(_ index: ProgramIndex) -> [Bool] {
    let atoms = index.facts.atoms
    var found = [Bool](repeating: false, count: atoms.count)
    for (start, atom) in atoms.enumerated()
    where atom.has(.write) && atom.uses.contains(where: { $0.kind == .write && $0.name == "_" }) {
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
    case .make: values.holdsName(of: use)
    case .call: use.on.map(values.contains) ?? false
    }
  }

  /// Values whose functions change nothing else; a call of theirs is worth its result.
  private static let values: NameSet = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date",
    "Dictionary", "Double", "Float", "Int", "Range", "Set", "String", "Substring", "URL", "UUID",
  ]
}
