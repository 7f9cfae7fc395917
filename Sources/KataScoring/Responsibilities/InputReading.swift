import KataCore

extension CodeReading {
  /// Whether an atom asks a control, in a handler, for what a person has put in.
  func readsInput(_ atom: ReadAtom) -> Bool {
    isInHandler(atom)
      && atom.uses.contains { use in
        use.kind == .read && isPlatformView(use.on) && ViewEventsRule.inputs.holdsName(of: use)
      }
  }

  /// Whether a handler only remembers or tells which row or item its event is about.
  func passesEvent(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, isInHandler(atom) else { return false }
    return atom.uses.contains { isPlace($0.type) || isPlace($0.on) }
      && atom.uses.allSatisfy {
        $0.kind == .read || $0.kind == .write && $0.on == atom.type.name && !$0.computesArgument
      }
  }

  private func isPlace(_ type: String?) -> Bool { type == "IndexPath" || type == "NSIndexPath" }

  /// Whether a handler reads a control only to pass the value to another object.
  func handsInputOn(_ atom: ReadAtom) -> Bool {
    guard isInHandler(atom) else { return false }
    let isInput = atom.atom.kind == .condition && atom.atom.binds.isEmpty
    if isInput || atom.has(.write, where: { nature(on: $0) == .value }) {
      return readsInput(atom)
    }
    // An object that is told by a property what was put in hears of it as by a call.
    let isTold = atom.uses.contains { use in
      use.kind == .write && nature(use.on) == .object && use.on != atom.type.name
    }
    if isTold {
      return readsInput(atom)
        && atom.uses.allSatisfy {
          [.read, .write, .literal].contains($0.kind) || $0.name == "??"
        }
    }
    // Bound as it is, it is handed on by what follows.
    let isPlain = atom.uses.allSatisfy { use in
      use.kind == .read || use.kind == .literal || use.name == "??"
    }
    if !atom.atom.binds.isEmpty, isPlain { return true }
    return atom.uses.contains { use in
      use.kind == .call && use.on != atom.type.name && (isOwnObject(use.on) || isStream(use.on))
    }
  }
}
