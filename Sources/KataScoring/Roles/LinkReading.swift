import KataCore

/// Gathers the references between concrete types, leading those to a protocol on to who conforms.
///
/// What goes through protocols that the program is given has no references of its own and is read from properties.
struct LinkReading: Sendable {
  /// In the order of their types.
  let links: [Link]

  /// A protocol with more conformers than this says nothing of who talks to whom.
  private static let mostConformers = 8

  init(_ index: ProgramIndex) {
    var found: [Key: Link] = [:]
    func add(
      _ from: Int, _ to: Int, _ kind: TypeReference.Kind, _ through: String?, _ at: SourceLocation
    ) {
      guard from != to else { return }
      let key = Key(from: from, to: to)
      guard var link = found[key] else {
        found[key] = Link(from: from, to: to, kinds: [kind], through: through, locations: [at])
        return
      }
      link.kinds.insert(kind)
      // Being made, or mentioned in a signature, is no way round a protocol.
      if through == nil, kind != .mentions, kind != .makes { link.through = nil }
      if !link.locations.contains(at) { link.locations.append(at) }
      found[key] = link
    }
    let types = index.facts.types
    let order: [TypeReference.Kind] = [.holds, .holdsWeakly, .calls, .inherits, .makes, .mentions]
    let references = index.facts.references.filter { types[$0.from].kind.isConcrete }
    for kind in order {
      for reference in references where reference.kind == kind {
        if types[reference.to].kind.isConcrete {
          add(reference.from, reference.to, kind, nil, reference.location)
        } else if types[reference.to].kind == .protocol {
          let name = types[reference.to].name
          for to in Self.answering(name, index) {
            add(reference.from, to, kind, name, reference.location)
          }
        }
      }
      guard kind == .holds || kind == .holdsWeakly else { continue }
      for (from, type) in types.enumerated() where type.kind.isConcrete {
        for property in type.properties where property.isWeak == (kind == .holdsWeakly) {
          for name in Taker.names(property.type) where index.given(name)?.kind == .protocol {
            for to in Self.answering(name, index) { add(from, to, kind, name, property.location) }
          }
        }
      }
    }
    links = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private struct Key: Hashable {
    let from: Int
    let to: Int
  }

  private static func answering(_ name: String, _ index: ProgramIndex) -> [Int] {
    let conformers = index.conformers(of: name)
    return conformers.count <= mostConformers ? conformers : []
  }
}
