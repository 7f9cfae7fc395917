import KataCore

/// Tells where a box that tells of its changes is given what the model knows.
///
/// That is entities, or a list or table of them; whether something is under way, and words, are only told. A box is a
/// carrier of the program, or a stream that keeps its last value.
struct BoxReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func keepsModel(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView, code.found[atom.index] == [.observing], atom.atom.kind == .statement
    else { return false }
    return atom.uses.contains { use in
      switch use.kind {
      case .write:
        code.tells(use, in: atom) && (use.type.map(isModel) ?? false)
          && !atom.has(.read) { $0.on == $0.type && $0.on == use.type }
          || use.name == "value" && (use.type.map(isModel) ?? hands(atom, to: use))
            && (code.nature(on: use) == .carrier || Self.keepers.holdsReceiver(of: use))
      case .call:
        Self.telling.holdsName(of: use) && Self.keepers.holdsReceiver(of: use)
          && hands(atom, to: use)
      default: false
      }
    }
  }

  /// Whether what is handed over is a list, or belongs to the model.
  private func hands(_ atom: ReadAtom, to use: Use) -> Bool {
    guard let place = atom.uses.firstIndex(of: use), place + 1 < atom.uses.count else {
      return false
    }
    let given = atom.uses[place + 1]
    // What an object knows already it only tells.
    if given.kind == .read, given.on == atom.type.name, place + 2 == atom.uses.count {
      return false
    }
    return given.kind == .literal && given.name == "array"
      || [.read, .call, .make].contains(given.kind) && isModel(given.type)
      || given.kind == .read && given.type == nil && beginsWithList(use, atom)
  }

  /// Whether a box was made with a list, so that what it is given later is one.
  private func beginsWithList(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard let name = use.chain.last, use.chain == [name] || use.chain == ["self", name] else {
      return false
    }
    return code.beginnings(of: name, on: atom.type.name)
      .contains { code.atom($0).has(.literal, "array") }
  }

  private func isModel(_ type: String?) -> Bool {
    guard let type else { return false }
    return ["Array", "Dictionary", "Set"].contains(type)
      || code.nature(type) == .value && !code.viewStates.contains(type)
  }

  private static let keepers: NameSet = [
    "BehaviorRelay", "BehaviorSubject", "Variable", "CurrentValueSubject", "MutableProperty",
    "Observable",
  ]
  private static let telling: NameSet = ["accept", "onNext", "send"]
}
