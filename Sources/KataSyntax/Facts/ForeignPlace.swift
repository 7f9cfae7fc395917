/// Where members of a type may be that the program does not declare: in its extensions of the type, or of what that
/// inherits from, and in the table of the platform.
struct ForeignPlace {
  /// The type that is asked.
  let type: String
  /// What the program adds to the type, or to one that it inherits from.
  let added: TypeEntry?
  let known: [String: KnownMembers.Member]
}

extension FactProgram {
  /// The places of some types, the nearest first; those that hold nothing are left out.
  func newForeignPlaces(of types: [String]) -> [ForeignPlace] {
    types.flatMap { type in
      known.lineage(of: type).compactMap { ancestor -> ForeignPlace? in
        let (added, members) = (foreign[ancestor], known.members(of: ancestor))
        if added == nil, members == nil { return nil }
        return ForeignPlace(type: type, added: added, known: members ?? [:])
      }
    }
  }

  /// The places of what an entry inherits from.
  func foreignPlaces(of entry: TypeEntry) -> [ForeignPlace] {
    if let places = entry.foreignPlaces { return places }
    let places = newForeignPlaces(of: foreignAncestors(of: entry))
    entry.foreignPlaces = places
    return places
  }
}
