import KataCore

/// Finds types that hand out what was registered with them, whatever it is: they keep makers of anything by type, and cast
/// what comes of one to what is asked for.
struct Containers: Sendable {
  private let index: ProgramIndex

  init(_ index: ProgramIndex) { self.index = index }

  /// The functions by which a type hands things out; none where it is no container.
  func handing(_ type: Int) -> [Int] {
    let shelves = index.facts.types[type].properties.filter { property in
      property.type == "Dictionary" && property.contents.contains { Self.anything.contains($0) }
    }
    guard !shelves.isEmpty else { return [] }
    let byType = Set(shelves.filter { $0.contents.contains("ObjectIdentifier") }.map(\.name))
    return index.functionsOfType[type].filter { function in
      let atoms = index.atomsOfFunction[function].map { index.facts.atoms[$0] }
      let read = Set(atoms.flatMap(\.uses).filter { $0.kind == .read }.map(\.name))
      // A key of another kind may be a name that a value is kept under; one that is made of a type is asked for by type.
      let isAskedByType =
        !byType.isDisjoint(with: read)
        || index.facts.functions[function].parameterTypes.first == ""
          && shelves.contains { read.contains($0.name) }
      return isAskedByType && atoms.contains(where: castsToAnything)
    }
  }

  private static let anything: Set<String> = ["Any", "AnyObject"]

  private func castsToAnything(_ atom: Atom) -> Bool {
    atom.uses.contains { $0.kind == .cast && ($0.name == "_" || $0.type == "_") }
  }
}
