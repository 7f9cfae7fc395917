import KataCore

/// Tells where data are read that have no type yet: fields of tables, answers of packages.
struct RawReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Reads a field of data without a type; an object that somebody has put there is none.
  func reads(_ atom: ReadAtom) -> Bool {
    atom.has(.cast)
      && atom.uses.contains { use in
        use.kind == .cast && !code.isOwnObject(use.name) && !use.name.hasPrefix("CG")
      }
      && atom.uses.contains { isField($0) || isRaw($0) && Self.holdsLists(atom) }
      && !atom.uses.contains { ViewKinship.isViewLike($0.type ?? "") }
  }

  private func isField(_ use: Use) -> Bool {
    guard use.kind == .call else { return use.on == "DataSnapshot" && use.name == "value" }
    return use.name == "subscript"
      || ["NSDictionary", "NSMutableDictionary"].contains(use.on ?? "")
        && ["object", "value", "objectForKey", "valueForKey"].contains(use.name)
  }

  /// Whether a package's answer is asked for what nobody knows the type of.
  private func isRaw(_ use: Use) -> Bool {
    use.kind == .read && !use.chain.isEmpty && use.type == nil && use.on != nil
      && code.nature(use.on) == nil
  }

  /// Whether something is taken for a list or a table of fields.
  private static func holdsLists(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      use.kind == .cast && ["Dictionary", "Array", "NSDictionary", "NSArray"].contains(use.name)
    }
  }
}
