import KataCore

/// All that one type of the program has to do with another, by index.
struct Link: Hashable, Sendable {
  let from: Int
  let to: Int
  var kinds: Set<TypeReference.Kind>
  /// The protocol through which all of it goes; nil as soon as the other is known by its own name.
  var through: String?
  var locations: [SourceLocation]

  /// Whether the one keeps the other, weakly or not.
  var isHolding: Bool { kinds.contains(.holds) || kinds.contains(.holdsWeakly) }
}
