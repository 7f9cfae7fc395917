import KataCore

/// Tells where a program words what it asks a store for: which entities, under which key, by which command.
struct QueryReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func words(_ atom: ReadAtom) -> Bool { narrowsSearch(atom) || wordsCommand(atom) }

  /// Says which entities of a store are meant.
  private func narrowsSearch(_ atom: ReadAtom) -> Bool {
    atom.has(.make) && Self.narrowing.contains { atom.has(.make, $0) }
      && isRead(atom) { StorageRule.known.covers($0, in: code) }
  }

  /// Puts a text together that nothing but a store is handed.
  private func wordsCommand(_ atom: ReadAtom) -> Bool {
    guard !atom.atom.binds.isEmpty, atom.atom.kind == .statement,
      atom.has(.interpolation) || atom.has(.literal, "string") || atom.has(.read, "rawValue"),
      !atom.has(.closure)
    else { return false }
    return isRead(atom) { isQuestion($0) }
  }

  private func isQuestion(_ use: Use) -> Bool {
    guard use.kind == .call else { return false }
    return StorageRule.isDatabaseCall(use)
      || Self.questions.holdsName(of: use) && StorageRule.known.covers(use, in: code)
  }

  /// Whether what an atom binds is read where a store is asked.
  private func isRead(_ atom: ReadAtom, by isAsking: (Use) -> Bool) -> Bool {
    atom.atom.binds.contains { name in
      code.readers(of: name, after: atom).contains { code.atom($0).uses.contains(where: isAsking) }
    }
  }

  private static let narrowing = ["NSPredicate", "NSSortDescriptor", "SortDescriptor"]
  /// What a store is only asked with; a text that is kept in one is no question.
  private static let questions: NameSet = [
    "string", "object", "data", "bool", "integer", "array", "dictionary", "removeObject",
    "executeQuery", "executeUpdate", "executeStatements", "execute", "prepare", "run", "filter",
    "objects", "fetch", "fileExists", "removeItem", "contents", "stringForKey", "objectForKey",
  ]
}
