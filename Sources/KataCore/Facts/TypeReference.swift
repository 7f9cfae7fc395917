/// A place where one type of the program uses another: a stored property, a call, a making, a conformance.
package struct TypeReference: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The one stores the other.
    case holds
    /// The one stores the other weakly, or without keeping it.
    case holdsWeakly
    case calls
    case makes
    case conforms
    /// The one subclasses the other.
    case inherits
    /// The one mentions the other in a signature or body.
    case mentions

    private var position: Int {
      switch self {
      case .holds: 0
      case .holdsWeakly: 1
      case .calls: 2
      case .makes: 3
      case .conforms: 4
      case .inherits: 5
      case .mentions: 6
      }
    }

    /// Hashes its place, as responsibilities do.
    package func hash(into hasher: inout Hasher) { hasher.combine(position) }
  }

  /// Indices into `ProgramFacts.types`.
  package let from: Int
  package let to: Int
  package let kind: Kind
  package let location: SourceLocation

  package init(from: Int, to: Int, kind: Kind, location: SourceLocation) {
    self.from = from
    self.to = to
    self.kind = kind
    self.location = location
  }
}
