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
