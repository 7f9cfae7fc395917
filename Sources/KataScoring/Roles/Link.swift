import KataCore

/// All references of one type of the program to another, by index.
struct Link: Hashable, Sendable {
  let from: Int
  let to: Int
  var kinds: Set<TypeReference.Kind>
  /// The protocol through which all of it goes; nil as soon as the other is known by its own name.
  private(set) var through: String?
  private(set) var locations: [SourceLocation] = []
  /// The kinds and places of the references that name the other itself.
  private var direct = Fault()

  /// What is wrong with a link that the pattern does not allow.
  struct Fault: Hashable, Sendable {
    var kinds: Set<TypeReference.Kind> = []
    var locations: [SourceLocation] = []
  }

  private init(_ first: TypeReference) {
    (from, to, kinds, through) = (first.from, first.to, [], first.through)
    add(first)
  }

  private mutating func add(_ reference: TypeReference) {
    kinds.insert(reference.kind)
    if !locations.contains(reference.location) { locations.append(reference.location) }
    guard reference.through == nil else { return }
    through = nil
    direct.kinds.insert(reference.kind)
    if !direct.locations.contains(reference.location) {
      direct.locations.append(reference.location)
    }
  }

  /// What is wrong with it where the pattern does not allow it: beside a protocol, only what goes past that.
  var fault: Fault { through == nil ? direct : Fault(kinds: kinds, locations: locations) }

  /// The links of a program, those that only mention a name aside.
  static func all(of facts: ProgramFacts) -> [Link] {
    var links: [[Int]: Link] = [:]
    for reference in facts.references where counts(reference, in: facts) {
      links[[reference.from, reference.to], default: Link(reference)].add(reference)
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
