import KataCore

/// Tells where an entity is made out of other data: of a row of a database, of what was decoded, of another entity.
///
/// An initialiser that only keeps what it is given makes nothing out of it; one that is given an entity or raw data
/// picks what its own value is to know.
struct EntityReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether an atom gives a new value one of its fields.
  func fillsField(_ atom: ReadAtom) -> Bool {
    guard atom.function.kind == .initializer, !atom.isInView, !atom.atom.isInClosure,
      takesData(atom.function)
    else { return false }
    return atom.uses.contains { use in
      guard use.kind == .write, code.nature(use.on) == .value, isOwn(use),
        !code.viewStates.contains(use.on ?? "")
      else { return false }
      return isPicked(atom)
    }
  }

  private func isOwn(_ use: Use) -> Bool { use.chain.isEmpty || use.chain == ["self"] }

  /// Whether an initialiser is given something that fields are picked from.
  private func takesData(_ function: FunctionFacts) -> Bool {
    function.parameterTypes.contains { name in
      Self.raw.contains(name) || code.nature(name) == .value || code.isEntity(name)
    }
  }

  /// Whether a field is picked from data, was worked out before, or stands in for one that is missing.
  private func isPicked(_ atom: ReadAtom) -> Bool {
    let isField = atom.uses.contains { use in
      use.kind == .read && !use.chain.isEmpty && use.chain != ["self"] && use.on != atom.type.name
        && (code.nature(use.on) == .value || code.isEntity(use.on))
    }
    if isField { return true }
    let isPlain = atom.uses.allSatisfy { $0.kind == .write || $0.kind == .literal }
    return isPlain && atom.has(.literal) && !atom.has(.literal, "nil")
      || code.givers(of: atom).contains { $0.function.kind == .initializer }
  }

  private static let raw: NameSet = [
    "Decoder", "Dictionary", "NSDictionary", "JSON", "Map", "NSManagedObject", "NSCoder", "Data",
  ]
}

extension CodeReading {
  /// Whether a type's objects are entities of a database.
  func isEntity(_ name: String?) -> Bool {
    guard let name else { return false }
    guard let type = index.type(name) else { return name == "NSManagedObject" }
    return !index.ancestors[type].isDisjoint(with: ["NSManagedObject", "Object"])
  }
}
