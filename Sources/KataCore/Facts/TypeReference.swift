/// A place where one type of the program uses another: a stored property, a call, a creation, a conformance.
package struct TypeReference: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The one stores the other.
    case holds
    /// The one stores the other weakly or unowned.
    case holdsWeakly
    /// The one stores a closure that captures the other strongly.
    case captures
    case calls
    /// The one uses a property or a constant of the other.
    case reads
    case makes
    /// The one conforms to the other or subclasses it.
    case conforms
    /// The one mentions the other in a signature or body.
    case mentions
  }

  /// Indices into `ProgramFacts.types`.
  package let from: Int
  package let to: Int
  package let kind: Kind
  /// The protocol by which the one knows the other; nil where it names the other itself.
  package let through: String?
  package let location: SourceLocation

  package init(
    from: Int, to: Int, kind: Kind, through: String? = nil, location: SourceLocation
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.through = through
    self.location = location
  }
}
