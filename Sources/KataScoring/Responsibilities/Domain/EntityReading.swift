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
      guard use.kind == .write, code.nature(on: use) == .value, isOwn(use),
        !code.viewStates.contains(use.on ?? "")
      else { return false }
      return isPicked(atom)
    }
  }

  /// Whether an entity that a store has just made is given one of its fields, where nobody has read its type.
  func fillsStored(_ atom: ReadAtom) -> Bool {
    let isNamed = atom.has(.call) { use in
      use.name == "setValue" && use.labels == ["", "forKey"]
        && (use.on == "NSManagedObject" || code.isEntity(use.on))
    }
    if isNamed { return true }
    guard !atom.isInView, let use = atom.uses.first(where: { $0.kind == .write }),
      let local = use.chain.first, use.chain.count == 1, code.nature(on: use) == nil
    else { return false }
    return code.givers(of: atom).contains { giver in
      giver.atom.binds.contains(local) && code.found[giver.index].contains(.storage)
        && (giver.has(.call, "insertNewObject") || giver.has(.cast)
          || giver.uses.contains {
            $0.labels.contains("context") || $0.labels.contains("insertInto")
          })
    }
  }

  /// Whether a value answers with a table of its own fields, as a store or server wants it.
  func answersRaw(_ atom: ReadAtom) -> Bool {
    guard code.nature(atom.type.name) == .value, atom.function.resultType == "Dictionary",
      atom.has(.literal, "dictionary"), !atom.atom.isInClosure
    else { return false }
    return atom.uses.contains { $0.kind == .read && $0.on == atom.type.name }
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
        && (code.nature(on: use) == .value || code.isEntity(use.on)
          || Self.raw.contains(use.on ?? ""))
    }
    if isField { return true }
    let isPlain = atom.uses.allSatisfy { $0.kind == .write || $0.kind == .literal }
    return isPlain && atom.has(.literal) && !atom.has(.literal, "nil")
      || code.givers(of: atom).contains { $0.function.kind == .initializer }
  }

  static let raw: NameSet = [
    "Decoder", "Dictionary", "NSDictionary", "JSON", "Map", "NSManagedObject", "NSCoder", "Data",
    "DocumentSnapshot", "QueryDocumentSnapshot", "DataSnapshot", "CKRecord", "OpaquePointer", "Row",
    "FMResultSet",
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
