import KataCore

/// The values and objects that are data to whoever fetches or keeps them: what a database keeps, or what holds nothing
/// but data and is handed whatever it is read from.
struct Records {
  let index: ProgramIndex

  /// What a database calls the objects that it keeps.
  private static let kept: Set<String> = [
    "NSManagedObject", "Object", "PersistentModel", "Record",
  ]

  private static let data: Set<String> = [
    "Array", "Bool", "CGFloat", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int",
    "Int16", "Int32", "Int64", "Set", "String", "URL", "UUID",
  ]

  func contains(_ type: Int) -> Bool {
    if !index.ancestors[type].isDisjoint(with: Self.kept) { return true }
    let facts = index.facts.types[type]
    return facts.kind == .struct && !facts.properties.isEmpty
      && facts.properties.allSatisfy { property in
        Taker.names(property.type).allSatisfy { name in
          Self.data.contains(name) || index.type(name).map(isValue) == true
        }
      }
  }

  private func isValue(_ type: Int) -> Bool {
    index.facts.types[type].kind == .struct || index.facts.types[type].kind == .enum
  }
}
