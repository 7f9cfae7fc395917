import KataCore

/// Finds lines that say word for word what another line of the same function has said before: they add nothing to
/// what the function does for anybody.
///
/// Facts hold no text; that a line uses the same things in the same order and is as long is near enough.
enum Repetition {
  private struct Words: Hashable {
    let function: Int
    let length: Int
    let uses: [Use]

    /// Two lines of a function that are as long and use as much are rare enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(function)
      hasher.combine(length)
      hasher.combine(uses.count)
    }
  }

  static func repeated(_ facts: ProgramFacts) -> [Bool] {
    var seen: Set<Words> = []
    return facts.atoms.map { atom in
      guard atom.kind == .statement, !atom.uses.isEmpty else { return false }
      return !seen.insert(
        Words(function: atom.function, length: atom.length, uses: atom.uses)
      ).inserted
    }
  }
}
