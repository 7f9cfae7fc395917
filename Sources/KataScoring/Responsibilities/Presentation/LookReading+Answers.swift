import KataCore

/// Colours and pictures that a program chooses by a state, for whoever shows them.
extension LookReading {
  /// Whether an atom belongs to the choice of a colour or picture: the question, or one of the answers.
  func answersWithLook(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement || atom.atom.kind == .condition else { return false }
    if atom.atom.isInClosure { return turnsIntoLook(atom) || answersInPlace(atom) }
    return isPartOfAnswer(atom) || keepsChosenLook(atom) || asksForLook(atom)
  }

  /// Whether a stream's or list's values are turned into one colour or picture or another, for whoever shows it.
  private func turnsIntoLook(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement, atom.has(.operation, "?:"), isAnswer(atom),
      atom.uses.allSatisfy({ $0.kind != .write && $0.kind != .closure })
    else { return false }
    return code.surrounding(atom)?.has(.call) { ["map", "compactMap"].contains($0.name) } == true
  }

  /// Whether a closure that is called at once answers one text, colour or picture or another, which gets a name.
  func answersInPlace(_ atom: ReadAtom) -> Bool {
    guard atom.atom.isInClosure, atom.atom.kind == .statement, atom.has(.control, "return"),
      isAnswer(atom) || atom.holdsText && !atom.has(.make), let around = code.surrounding(atom),
      around.atom.binds.count == 1, around.uses.allSatisfy({ $0.kind == .closure })
    else { return false }
    return code.contents(of: around).contains { $0.atom.branch != nil }
  }

  /// Whether it stands in a function that answers one colour or picture or another.
  private func isPartOfAnswer(_ atom: ReadAtom) -> Bool {
    guard [.function, .getter].contains(atom.function.kind), !atom.function.isOverride,
      Self.answers.contains(atom.function.resultType ?? ""), isByState(atom),
      !Self.answers.contains(atom.type.name)
    else { return false }
    if atom.atom.kind == .condition { return isChoice(atom) }
    return isAnswer(atom) && (atom.has(.operation, "?:") || choices(atom).contains(where: isChoice))
  }

  /// Whether a state that the program declares, or a value, decides, and no view's.
  private func isByState(_ atom: ReadAtom) -> Bool {
    !code.isPlatformView(atom.function.parameterTypes.first)
  }

  private func isAnswer(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      [.read, .make, .call].contains(use.kind) && Self.answers.contains(use.type ?? "")
    }
  }

  private func choices(_ atom: ReadAtom) -> [ReadAtom] {
    code.atoms(ofFunction: atom.atom.function).map(code.atom).filter { $0.atom.kind == .condition }
  }

  private func isChoice(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .condition, atom.atom.branch != .for else { return false }
    return atom.atom.branch == .switch || atom.has(.pattern)
      || atom.atom.binds.isEmpty
        && (atom.has(.operation) || atom.uses.contains { $0.type == "Bool" })
  }

  /// Whether an object that is no view keeps one of several colours or pictures.
  private func keepsChosenLook(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView else { return false }
    return atom.uses.contains { keepsLook($0, atom) && isOneOfSeveral($0, atom) }
  }

  private func keepsLook(_ use: Use, _ atom: ReadAtom) -> Bool {
    use.kind == .write && use.on == atom.type.name && Self.answers.contains(use.type ?? "")
  }

  private func asksForLook(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView, isChoice(atom), let next = code.firstStatement(after: atom) else {
      return false
    }
    return keepsChosenLook(next)
  }

  private static let answers: NameSet = ["UIColor", "UIImage", "Color", "Image", "CGColor"]
}
