import KataCore

/// All references of one type of the program to another, by index.
struct Link: Hashable, Sendable {
  let from: Int
  let to: Int
  var kinds: Set<TypeReference.Kind>
  /// The protocol through which all of it goes; nil as soon as the other is known by its own name.
  var through: String?
  var locations: [SourceLocation]

  /// The links of a program, those that only mention a name aside.
  static func all(of facts: ProgramFacts) -> [Link] {
    var links: [[Int]: Link] = [:]
    for reference in facts.references where counts(reference, in: facts) {
      let key = [reference.from, reference.to]
      guard var link = links[key] else {
        links[key] = Link(
          from: reference.from, to: reference.to, kinds: [reference.kind],
          through: reference.through, locations: [reference.location])
        continue
      }
      link.kinds.insert(reference.kind)
      if reference.through == nil { link.through = nil }
      if !link.locations.contains(reference.location) { link.locations.append(reference.location) }
      links[key] = link
    }
    return links.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private static func counts(_ reference: TypeReference, in facts: ProgramFacts) -> Bool {
    let isOwn =
      !facts.types[reference.to].kind.belongsToCallers
      && facts.types[reference.to].kind != .protocol
    return isOwn && reference.from != reference.to && reference.kind != .mentions
      && reference.kind != .conforms && reference.kind != .captures
  }
}
