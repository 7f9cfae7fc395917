import KataCore

/// Finds the atom at a place of a file, by UTF-8 offset.
struct AtomFinder: Sendable {
  private let byPath: [RelativePath: [Int]]
  private let atoms: [Atom]

  init(_ facts: ProgramFacts) {
    atoms = facts.atoms
    let atoms = facts.atoms
    byPath = Dictionary(grouping: atoms.indices, by: { atoms[$0].location.path }).mapValues {
      $0.sorted { atoms[$0].offset < atoms[$1].offset }
    }
  }

  /// The innermost atom that covers an offset.
  func atom(at offset: Int, in path: RelativePath) -> Int? {
    guard let list = byPath[path] else { return nil }
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if atoms[list[middle]].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return list[..<low].reversed().prefix(256).first {
      offset < atoms[$0].offset + max(1, atoms[$0].length)
    }
  }
}
