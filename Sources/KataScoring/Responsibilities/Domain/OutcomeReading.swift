import KataCore

/// Tells whether there is an answer of its own for the case that something is missing or has failed.
struct OutcomeReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether a condition that only unwraps something leads to more than going on or leaving.
  func differs(_ atom: ReadAtom) -> Bool {
    leavesWithAnswer(atom) || answersOtherwise(atom)
  }

  /// Whether a guard does more than leave when nothing is there.
  private func leavesWithAnswer(_ atom: ReadAtom) -> Bool {
    guard atom.atom.branch == .guard, let other = code.firstStatement(after: atom),
      !atom.uses.contains(where: {
        $0.kind == .read && $0.name == "window" && $0.type == "UIWindow"
      })
    else { return false }
    // A text of nothing is no answer.
    let isEmpty = other.has(.literal, "emptyString") && !other.holdsText && !other.has(.read)
    return !other.isBareControl && !isEmpty && says(other)
  }

  /// Whether the block behind `else` answers with something else, is told something else or keeps something else.
  private func answersOtherwise(_ atom: ReadAtom) -> Bool {
    guard let place = atom.atom.otherwise, code.found[atom.index].isEmpty, !asksForScreen(atom),
      let other = firstStatement(of: atom.atom.function, from: place)
    else { return false }
    if other.isBareControl { return other.has(.literal, "boolean") }
    let found = code.found[other.index]
    guard found.isDisjoint(with: [.logging, .layout]), !other.isComplaint else { return false }
    if ModelReading(code).fails(other) { return true }
    if says(other) { return !tellsTheSame(other, as: code.firstStatement(after: atom)) }
    return !other.has(.literal, "nil")
      && other.has(.write) { use in use.type.map { !$0.hasPrefix("CG") } ?? false }
  }

  /// Whether both ways lead to the same call, with what is there or with nothing; words of its own are something.
  private func tellsTheSame(_ atom: ReadAtom, as first: ReadAtom?) -> Bool {
    !atom.holdsText
      && atom.uses.contains { use in
        use.kind == .call
          && first?.uses.contains { $0.kind == .call && $0.name == use.name && $0.on == use.on }
            == true
      }
  }

  /// Whether what is unwrapped is a view or one who shows or does something.
  private func asksForScreen(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      let name = use.kind == .cast ? use.name : use.type
      if use.kind == .cast, use.name.hasPrefix("UI") { return true }
      return code.isPlatformView(name) || code.nature(name) == .view
        || code.isOwnObject(name) && !code.isEntity(name)
    }
  }

  private func firstStatement(of function: Int, from offset: Int) -> ReadAtom? {
    code.atoms(ofFunction: function).first { index in
      let atom = code.facts.atoms[index]
      return atom.offset >= offset && atom.kind == .statement
    }.map(code.atom)
  }

  private func says(_ atom: ReadAtom) -> Bool {
    let telling: Duties =
      atom.has(.control, "return")
      ? [.presentation, .navigation, .domain]
      : [.presentation, .navigation, .domain, .observing]
    return ModelReading(code).fails(atom) || ModelReading(code).makes(atom)
      || !code.found[atom.index].isDisjoint(with: telling)
  }
}
