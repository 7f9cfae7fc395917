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

  /// Whether a number is reckoned, or looked up, that other numbers are reckoned from before anything is said.
  func reckons(_ atom: ReadAtom) -> Bool {
    if atom.atom.kind == .condition {
      guard atom.atom.branch == .if, atom.atom.binds.isEmpty, atom.has(.operation) else {
        return false
      }
      return code.firstStatement(after: atom).map(reckons) ?? false
    }
    guard atom.atom.kind == .statement, !atom.atom.binds.isEmpty, !atom.has(.interpolation),
      atom.uses.contains(where: isNumber)
    else { return false }
    let readers = atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }.map(code.atom)
    return !readers.isEmpty
      && readers.allSatisfy { reader in
        !reader.has(.interpolation) && !reader.uses.contains(where: WordingReading(code).isWording)
          && reader.uses.contains { isNumber($0) || $0.kind == .operation && $0.name != "??" }
      }
  }

  /// Whether arithmetic is done, or a number is taken out of a table or read.
  private func isNumber(_ use: Use) -> Bool {
    use.kind == .operation && Self.arithmetic.contains(use.name)
      || (use.kind == .call || use.kind == .make) && Self.numbers.contains(use.type ?? "")
  }

  private static let arithmetic: NameSet = ["+", "-", "*", "/", "%"]
  private static let numbers: NameSet = ["Double", "Float", "Int", "Decimal", "CGFloat"]
}
