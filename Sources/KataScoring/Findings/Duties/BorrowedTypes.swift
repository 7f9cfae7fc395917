import KataCore

/// Finds a screen's words in extensions of types that are not the screen's: of `Int` or `String`.
///
/// Every other user of the type gets them as well, and a second screen that words it otherwise finds the place taken. A
/// line is let pass: to join a name's parts is as good as data. So are types of the kata's own: an entity is there to be
/// spoken of, and a file of its texts apart from the screen is a step done.
struct BorrowedTypes {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    let facts = design.index.facts
    let places = facts.types.indices.filter { facts.types[$0].kind == .foreignExtension }
      .map { (name: facts.types[$0].name, lines: words(in: $0)) }
      .filter { $0.lines.count > 1 }
      .sorted { ($1.lines.count, $0.name) < ($0.lines.count, $1.name) }
    guard let first = places.first else { return [] }
    return [
      DesignFinding(
        .borrowedType, .advice, type: first.name, responsibilities: [.presentation],
        other: places.count > 1 ? places[1].name : nil,
        locations: places.flatMap(\.lines), amount: Double(places.flatMap(\.lines).count),
        lesson: lesson, home: design.table.architecture == .mvc ? nil : mediator)
    ]
  }

  private var mediator: Role { design.table.architecture.mediator }

  private func words(in type: Int) -> [SourceLocation] {
    guard design.index.kinship[type] == .none, !ViewKinship.isViewLike(name(type)),
      design.index.given(name(type)) == nil
    else {
      return []
    }
    return design.index.atomNumbers(of: type)
      .filter { design.workload.responsibilities[$0].contains(.presentation) }
      .map { design.index.facts.atoms[$0] }
      .filter { atom in
        atom.uses.contains { $0.kind == .interpolation || $0.kind == .literal }
      }
      .map(\.location).oncePerLine
  }

  private func name(_ type: Int) -> String { design.index.facts.types[type].name }
}
