import KataCore

/// Tells texts that are put into a form for a view's set-up, for machines or to be compared, but say nothing.
struct FixedReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether a text gets its attributes while a view is set up, or parts are joined without anything between them.
  func isFixed(_ use: Use, _ atom: ReadAtom) -> Bool {
    if use.name == "joined" { return atom.has(.literal, "emptyString") }
    // To compare or look up texts, they are written in one way; digits become texts to be read as numbers.
    if use.name == "uppercased", atom.atom.kind == .condition || isForSearch(atom) {
      return true
    }
    if use.kind == .make, use.name == "String", use.labels == [""] {
      return atom.uses.contains {
        $0.kind == .make && ["Int", "Double"].contains($0.name)
          || $0.kind == .call && ["prefix", "suffix", "dropFirst", "dropLast"].contains($0.name)
          || $0.kind == .operation && ["...", "..<"].contains($0.name)
      }
    }
    return use.kind == .make && use.name.hasSuffix("AttributedString") && atom.isInView
      && code.setsUp[atom.atom.function] && !atom.has(.interpolation)
      && !atom.uses.contains { $0.kind == .read && code.nature($0.on) == .value }
  }

  /// Whether a text is given a name in order to be compared with others.
  private func isForSearch(_ atom: ReadAtom) -> Bool {
    let readers = atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }.map(code.atom)
    return !readers.isEmpty
      && readers.allSatisfy { reader in
        reader.uses.contains { use in
          use.kind == .operation && DomainRule.comparing.holdsName(of: use)
            || use.kind == .call
              && ["contains", "hasPrefix", "hasSuffix", "filter"].contains(use.name)
        }
      }
  }
}
