import KataCore

/// Gathers the references between concrete types, leading those to a protocol on to who conforms.
///
/// What goes through protocols that the program is given has no references of its own and is read from properties.
/// Who listens to an object that it has made keeps it as long as it listens, and to connect what one has made is part
/// of making it.
struct LinkReading: Sendable {
  /// In the order of their types.
  var links: [Link] { found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) } }

  private let index: ProgramIndex
  private var found: [Key: Link] = [:]
  private let connecting: Set<Line>
  private let made: Set<Key>

  private struct Key: Hashable {
    let from: Int
    let to: Int
  }

  private struct Line: Hashable {
    let path: RelativePath
    let number: Int

    init(_ location: SourceLocation) { (path, number) = (location.path, location.line) }
  }

  /// A protocol with more conformers than this says nothing of who talks to whom.
  private static let mostConformers = 8

  /// - Parameter responsibilities: of each atom.
  init(_ index: ProgramIndex, responsibilities: [Duties]) {
    self.index = index
    connecting = Self.connecting(index.facts.atoms, responsibilities)
    let references = index.facts.references.filter {
      index.facts.types[$0.from].kind.isConcrete
    }
    made = Set(references.filter { $0.kind == .makes }.map { Key(from: $0.from, to: $0.to) })
    for kind in [TypeReference.Kind.holds, .holdsWeakly, .calls, .inherits, .makes, .mentions] {
      for reference in references where reference.kind == kind { add(reference) }
      if kind == .holds || kind == .holdsWeakly { addGiven(kind) }
    }
    for (atom, duties) in zip(index.facts.atoms, responsibilities) where duties.contains(.observing)
    {
      addListening(atom)
    }
  }

  /// The lines that only make and connect.
  private static func connecting(_ atoms: [Atom], _ responsibilities: [Duties]) -> Set<Line> {
    var (connecting, other) = (Set<Line>(), Set<Line>())
    for (atom, duties) in zip(atoms, responsibilities) where !duties.isEmpty {
      if duties == [.wiring] {
        connecting.insert(Line(atom.location))
      } else {
        other.insert(Line(atom.location))
      }
    }
    return connecting.subtracting(other)
  }

  private mutating func add(_ reference: TypeReference) {
    let (from, to, types) = (reference.from, reference.to, index.facts.types)
    if types[to].kind.isConcrete {
      let connects =
        reference.kind == .calls && made.contains(Key(from: from, to: to))
        && connecting.contains(Line(reference.location))
      add(from, to, connects ? .makes : reference.kind, nil, reference.location)
    } else if types[to].kind == .protocol {
      for one in answering(types[to].name) {
        add(from, one, reference.kind, types[to].name, reference.location)
      }
    }
  }

  /// Adds who keeps what the program is given a protocol of.
  private mutating func addGiven(_ kind: TypeReference.Kind) {
    for (from, type) in index.facts.types.enumerated() where type.kind.isConcrete {
      for property in type.properties where property.isWeak == (kind == .holdsWeakly) {
        for name in Taker.names(property.type) where index.given(name)?.kind == .protocol {
          for to in answering(name) { add(from, to, kind, name, property.location) }
        }
      }
    }
  }

  private mutating func addListening(_ atom: Atom) {
    let from = index.facts.type(of: atom)
    for use in atom.uses where use.kind == .read || use.kind == .call {
      guard let to = use.on.flatMap(index.type), index.facts.types[to].kind == .class,
        made.contains(Key(from: from, to: to))
      else { continue }
      add(from, to, .holds, nil, atom.location)
    }
  }

  private mutating func add(
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

  private func answering(_ name: String) -> [Int] {
    let conformers = index.conformers(of: name)
    return conformers.count <= Self.mostConformers ? conformers : []
  }
}
