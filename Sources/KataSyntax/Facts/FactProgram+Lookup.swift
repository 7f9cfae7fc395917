import KataCore

/// Finding what a name means at a place.
extension FactProgram {
  /// The type that a plain name means at a place: the nearest outer type's first, then the program's, then a given one.
  func type(_ name: String, from scope: Scope) -> TypeEntry? {
    var outer = scope.type
    while let entry = outer {
      if let found = entry.nested[name] { return found }
      if entry.name == name, entry.kind != .freeFunctions, entry.kind != .foreignExtension {
        return entry
      }
      for case .named(_, let ancestor?, _) in ancestors(of: entry) {
        if let found = ancestor.nested[name] { return found }
      }
      outer = entry.outer
    }
    return nearest(named[name] ?? [], to: scope.file) { $0.file }
  }

  func global(_ name: String, from file: Int) -> [MemberEntry] {
    let found = globals[name] ?? []
    guard found.count > 1, let best = nearest(found, to: file, of: { $0.scope.file }) else {
      return found
    }
    // Overloads live side by side in one file.
    return found.filter { $0.scope.file == best.scope.file }
  }

  /// Of things with one name the one whose file lies nearest, so that several programs side by side stay apart.
  private func nearest<T>(_ found: [T], to file: Int, of place: (T) -> Int) -> T? {
    guard found.count > 1 else { return found.first }
    var best = found[0]
    var bestLength = -1
    for candidate in found {
      let length = commonLength(file, place(candidate))
      if length > bestLength { (best, bestLength) = (candidate, length) }
    }
    return best
  }

  /// How many leading folders two files share; a file shares all with itself.
  private func commonLength(_ left: Int, _ right: Int) -> Int {
    if left == right { return .max }
    return zip(folders[left], folders[right]).prefix { $0 == $1 }.count
  }

  /// The types that an entry inherits from directly, given and foreign ones included.
  func ancestors(of entry: TypeEntry) -> [ReadType] {
    if let ancestors = entry.ancestors { return ancestors }
    entry.ancestors = []  // Against types that inherit from themselves.
    let reader = TypeMeaning(program: self)
    let ancestors = entry.inherited.flatMap { reader.constituents(of: $0.type, in: $0.scope) }
    entry.ancestors = ancestors
    return ancestors
  }

  /// All that an entry inherits from, itself first; each once.
  func lineage(of entry: TypeEntry) -> [TypeEntry] {
    if let lineage = entry.lineage { return lineage }
    var found = [entry]
    var index = 0
    while index < found.count, found.count < 64 {
      for case .named(_, let ancestor?, _) in ancestors(of: found[index])
      where !found.contains(where: { $0 === ancestor }) {
        found.append(ancestor)
      }
      index += 1
    }
    entry.lineage = found
    return found
  }

  /// The places of a type that the program does not declare.
  func foreignPlaces(of type: String) -> [ForeignPlace] {
    if let places = foreignPlaces[type] { return places }
    let places = newForeignPlaces(of: [type])
    foreignPlaces[type] = places
    return places
  }

  /// The places of what arrays have in common with other lists.
  var listPlaces: [ForeignPlace] {
    ["Array", "Collection", "Sequence"].flatMap(foreignPlaces)
  }

  /// The types outside of the program that an entry inherits from, the nearest first.
  func foreignAncestors(of entry: TypeEntry) -> [String] {
    if let names = entry.foreignAncestors { return names }
    let names = lineage(of: entry).flatMap { entry in
      ancestors(of: entry).compactMap { type -> String? in
        if case .named(let name, nil, _) = type { return name }
        return nil
      }
    }
    entry.foreignAncestors = names
    return names
  }
}
