import KataCore

/// Tells what a unit says to itself, which nobody else hears.
///
/// A drawer that calls its owner by a protocol is a function that calls another of the same unit. So is a
/// notification when those who post any are the only ones who listen.
struct SelfTalk: Sendable {
  private let index: ProgramIndex
  private let homes: Homes
  private let ownership: Ownership
  private let hearsItself: Bool

  init(_ index: ProgramIndex, _ homes: Homes, _ ownership: Ownership) {
    (self.index, self.homes, self.ownership) = (index, homes, ownership)
    var (posting, listening) = (Set<Int>(), Set<Int>())
    for atom in index.facts.atoms where atom.has(.call) {
      for use in atom.uses {
        if Self.posts(use) { posting.formUnion(Self.owners(of: atom, ownership)) }
        if Self.listens(use) { listening.formUnion(Self.owners(of: atom, ownership)) }
      }
    }
    hearsItself = posting.count == 1 && posting == listening
  }

  func covers(_ atom: Atom) -> Bool {
    if hearsItself, atom.uses.contains(where: { Self.posts($0) || Self.listens($0) }) {
      return true
    }
    return atom.uses.contains { use in
      if let keeper = index.kept.fired(by: use, in: index.facts.type(of: atom)) {
        return areOwners(index.kept.writers[keeper], of: atom, keptBy: keeper)
      }
      guard use.kind == .call || use.kind == .write, let on = use.on, index.type(on) != nil,
        index.protocol(on) != nil
      else { return false }
      return isOwner(on, of: atom) || isOtherPiece(on, of: atom)
    }
  }

  /// Whether a line looks up what its unit has said to itself.
  func coversContent(_ atom: Atom) -> Bool {
    hearsItself && atom.uses.contains { $0.kind == .read && $0.on == "Notification" }
  }

  /// Whether all that a name may stand for are other pieces of a line's own unit.
  private func isOtherPiece(_ name: String, of atom: Atom) -> Bool {
    let own = index.facts.type(of: atom)
    let pieces = index.candidates(name)
    return !pieces.isEmpty
      && pieces.allSatisfy { homes.unit[$0] == homes.unit[own] }
      && pieces.contains { $0 != own }
  }

  /// Whether a drawer's line keeps those for whom the drawer works.
  func keepsOwner(_ atom: Atom) -> Bool {
    atom.uses.contains { use in
      use.kind == .write && use.type.map { isOwner($0, of: atom) } ?? false
    }
  }

  /// Whether all that a name may stand for answers for a drawer's line.
  private func isOwner(_ name: String, of atom: Atom) -> Bool {
    guard ownership.isCharged[atom.function] else { return false }
    let owners = Self.owners(of: atom, ownership)
    let answering = index.candidates(name).flatMap(answering)
    return !answering.isEmpty && answering.allSatisfy(owners.contains)
  }

  /// Whether all who have written a closure that a line fires answer for the line, or are other pieces of its unit.
  private func areOwners(_ writers: Set<Int>, of atom: Atom, keptBy keeper: Int) -> Bool {
    let own = index.facts.type(of: atom)
    guard !writers.isEmpty, keeper != own || writers != [own] else { return false }
    if writers == [own] {
      return index.kept.lines[keeper].allSatisfy { index.facts.atoms[$0].has(.closure) }
    }
    if writers.flatMap(answering).allSatisfy({ $0 == homes.unit[own] }) { return true }
    guard ownership.isCharged[atom.function] else { return false }
    let owners = Self.owners(of: atom, ownership)
    return writers.flatMap(answering).allSatisfy(owners.contains)
  }

  /// The units that answer for a type: its own, or those of a drawer's callers.
  private func answering(for type: Int) -> [Int] {
    guard !homes.isHome[type] else { return [homes.unit[type]] }
    let functions = index.functionsOfType[type].filter { !index.atomsOfFunction[$0].isEmpty }
    return functions.isEmpty
      ? [homes.unit[type]]
      : functions.flatMap { ownership.shares[$0] }.flatMap { ownership.units[$0.entrance] }
        .map(\.unit)
  }

  private static func owners(of atom: Atom, _ ownership: Ownership) -> Set<Int> {
    Set(ownership.shares[atom.function].flatMap { ownership.units[$0.entrance] }.map(\.unit))
  }

  private static func posts(_ use: Use) -> Bool {
    use.kind == .call && use.on == "NotificationCenter" && use.name == "post"
  }

  private static func listens(_ use: Use) -> Bool {
    use.kind == .call && use.on == "NotificationCenter"
      && ["addObserver", "notifications", "publisher"].contains(use.name)
  }
}
