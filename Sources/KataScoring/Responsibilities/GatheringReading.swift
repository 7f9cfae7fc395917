import KataCore

/// Tells, in functions that answer with a text, where the data that it is about are gathered first.
struct GatheringReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether a list is ordered, or put together of fields of what is gone through, before anything is said of it.
  func gathers(_ atom: ReadAtom) -> Bool {
    if atom.atom.kind == .condition {
      guard atom.atom.branch == .if, atom.atom.binds.isEmpty else { return false }
      return code.firstStatement(after: atom).map(gathers) ?? false
    }
    guard !atom.holdsText else { return false }
    return atom.has(.call) { use in
      guard use.on == "Array" else { return false }
      return use.name == "sort"
        || use.name == "append"
          && code.givers(of: atom).contains { giver in
            giver.atom.branch == .for
              && giver.atom.binds.contains { name in
                atom.has(.read) { $0.chain == [name] }
              }
          }
    }
  }
}
