import KataCore

/// Tells where data are turned into what views only have to show.
struct ReadyReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Makes or changes a value that is ready to be shown, or turns data into such values.
  func fills(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView, !atom.isEmptyBeginning else { return false }
    if code.viewStates.contains(atom.type.name), atom.function.kind == .initializer,
      atom.has(.write) || atom.has(.call, "init")
    {
      return words(atom) || copiesField(atom)
    }
    if copiesForView(atom) { return true }
    let isHandedOn = code.found[atom.index].contains(.observing)
    let isFilled = atom.uses.contains { use in
      guard let name = use.kind == .make ? use.name : use.kind == .write ? use.on : nil else {
        return false
      }
      return code.viewStates.contains(name) && (!isHandedOn || words(atom))
        && !onlyWraps(atom)
    }
    let maps = atom.has(.call) { Self.mapping.holdsName(of: $0) }
    return isFilled || !isHandedOn && collects(atom)
      || maps && !isHandedOn
        && (code.contents(of: atom).contains { fills($0) || hasFilled($0) } || mapsByName(atom))
  }

  /// Whether the initialiser of such a value is named to a list, as in `map(Row.init)`.
  private func mapsByName(_ atom: ReadAtom) -> Bool {
    atom.has(.read) { $0.name == "init" && $0.on.map(code.viewStates.contains) == true }
  }

  /// Whether what is ready already, such as a text or a list of values to show, only goes into another value.
  private func onlyWraps(_ atom: ReadAtom) -> Bool {
    guard !atom.atom.binds.isEmpty, atom.atom.kind == .statement else { return false }
    // Fields that were only given names of their own are picked for it.
    if code.givers(of: atom).contains(where: { code.found[$0.index].isEmpty && picksField($0) }) {
      return false
    }
    return atom.uses.allSatisfy { use in
      switch use.kind {
      case .make: true
      case .read: use.chain.isEmpty && (use.type.map(isReady) ?? false)
      default: false
      }
    }
  }

  private func picksField(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .statement && atom.uses.allSatisfy { $0.kind == .read } && copiesField(atom)
  }

  private func isReady(_ type: String) -> Bool {
    ["String", "Array", "Bool", "UIImage"].contains(type) || code.viewStates.contains(type)
  }

  /// Puts a value that is ready to be shown into a list of such values.
  private func collects(_ atom: ReadAtom) -> Bool {
    atom.has(.call) { ["append", "insert"].contains($0.name) && $0.on == "Array" }
      && atom.has(.read) { $0.chain.isEmpty && code.viewStates.contains($0.type ?? "") }
  }

  /// Whether a function of one's own is asked for a value that is ready to be shown.
  private func hasFilled(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      use.kind == .call && use.on == atom.type.name
        && use.type.map(code.viewStates.contains) == true
    }
  }

  /// Makes an object with a field of an entity under a name that views read.
  private func copiesForView(_ atom: ReadAtom) -> Bool {
    guard atom.function.kind == .initializer || code.setsUp[atom.atom.function],
      atom.function.kind != .initialValues, !atom.atom.isInClosure
    else { return false }
    let isFilled = atom.uses.contains { use in
      use.kind == .write && code.viewFields.contains(atom.type.name + "." + use.name)
    }
    return isFilled && copiesField(atom)
  }

  private func copiesField(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      use.kind == .read && !use.chain.isEmpty && use.on != atom.type.name
        && (code.nature(on: use) == .value || code.nature(on: use) == .object)
    }
  }

  /// Whether more than what is there already goes into a value: a text, a field of an entity, a computation.
  private func words(_ atom: ReadAtom) -> Bool {
    atom.holdsText || atom.holdsAddress
      || atom.uses.contains { use in
        use.kind == .operation || use.kind == .closure
          || use.kind == .read && !use.chain.isEmpty && code.nature(on: use) == .value
      }
  }

  private static let mapping: NameSet = ["map", "compactMap", "flatMap", "reduce"]
}
