import KataCore

/// Tells where what is ready only goes into a message: a value that one object makes for another, and nobody keeps.
///
/// A message can be taken for an entity where a program hands entities about and never lists or keeps them.
struct WrapReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether an atom gives a name to a message of names and properties as they are, which only goes on to another object.
  func wraps(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement, let name = atom.atom.binds.first,
      atom.uses.contains(where: isMessage), atom.uses.allSatisfy({ isPlain($0, atom) })
    else { return false }
    let readers = code.readers(of: name, after: atom).map(code.atom)
    return !readers.isEmpty && readers.allSatisfy { handsOn($0) }
  }

  /// Whether a value is declared inside of another type, without a function of its own, and is kept by nobody.
  private func isMessage(_ use: Use) -> Bool {
    guard let name = Self.made(use) else { return false }
    return code.nature(name) == .value && !use.labels.isEmpty && code.messages.contains(name)
  }

  private static func made(_ use: Use) -> String? {
    switch use.kind {
    case .make: use.name
    case .call: use.name == "init" ? use.on : nil
    default: nil
    }
  }

  private func isPlain(_ use: Use, _ atom: ReadAtom) -> Bool {
    switch use.kind {
    case .make, .call: Self.made(use) != nil
    case .read: use.chain.isEmpty || use.on == atom.type.name
    default: false
    }
  }

  private func handsOn(_ atom: ReadAtom) -> Bool {
    atom.has(.call) { code.isOwnObject($0.on) && $0.on != atom.type.name && $0.type == nil }
      && atom.uses.allSatisfy { $0.kind == .call || $0.kind == .read }
  }
}

extension ProgramIndex {
  /// The names of the types inside of others that nobody keeps, in a property or a list.
  func messages() -> Set<String> {
    var names = Set(facts.types.flatMap(\.nested))
    for type in facts.types {
      for property in type.properties {
        if let held = property.type { names.remove(held) }
        names.subtract(property.contents)
      }
      if type.kind != .foreignExtension { names.remove(type.name) }
    }
    return names
  }
}
