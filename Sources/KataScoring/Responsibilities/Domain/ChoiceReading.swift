import KataCore

/// Tells where a rule's outcome is put into a local name or answered, or a state becomes its opposite.
struct ChoiceReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Gives a local name another plain value than it began with: a number, a truth, a constant or a case.
  func settles(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement, atom.uses.count > 1, let use = atom.uses.first,
      use.kind == .write, use.on == nil, use.chain.isEmpty, !use.computesArgument,
      isPlain(use.type), atom.uses.dropFirst().allSatisfy(isConstant)
    else { return false }
    return isDeclared(use.name, before: atom)
  }

  /// Whether a function that decides by what is true answers with one of several cases.
  func answersCase(_ atom: ReadAtom) -> Bool {
    guard atom.has(.control, "return"), !atom.atom.isInClosure, !atom.isInView,
      let result = atom.function.resultType, code.nature(result) == .value,
      atom.uses.allSatisfy({ use in
        use.kind == .control || use.kind == .read && use.on == result && use.type == result
      })
    else { return false }
    let nearest = code.atoms(ofFunction: atom.atom.function).last {
      $0 < atom.index && code.facts.atoms[$0].kind == .condition
    }
    return nearest.map(code.atom).map { other in
      !other.has(.pattern, where: { code.nature($0.on) != nil }) && other.atom.branch != .for
        && DecisionReading(code).decides(other)
    } ?? false
  }

  /// Turns what is true into its opposite.
  func flips(_ atom: ReadAtom) -> Bool {
    guard atom.has(.operation, "!"), let use = atom.uses.first, use.kind == .write else {
      return false
    }
    return atom.uses.contains { read in
      read.kind == .read && read.name == use.name && read.chain == use.chain && read.on == use.on
    }
  }

  private func isPlain(_ type: String?) -> Bool {
    guard let type else { return false }
    return Self.plain.contains(type)
      || code.nature(type) == .value && !code.viewStates.contains(type)
  }

  private func isConstant(_ use: Use) -> Bool {
    use.kind == .literal && use.name != "nil" && use.name != "string"
      || use.kind == .read && use.on != nil && (use.on == use.type || use.chain == [use.on])
  }

  private func isDeclared(_ name: String, before atom: ReadAtom) -> Bool {
    code.atoms(ofFunction: atom.atom.function).contains { index in
      index < atom.index && code.facts.atoms[index].binds.contains(name)
    }
  }

  private static let plain: NameSet = ["Bool", "Int", "Double", "Float", "Decimal", "TimeInterval"]
}
