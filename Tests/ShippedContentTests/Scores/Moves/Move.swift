/// Something done to a draft that leaves what it does as it is, and its design no better.
struct Move: Sendable {
  /// How much it may do to a score.
  enum Kind: String, Sendable {
    /// It changes nothing but names, layout and order: not a point.
    case neutral
    /// It pretends: three points at most.
    case pretence
    /// It pretends with code that runs for nothing, which nobody can tell without a run: three points.
    case idlePretence
  }

  let name: String
  let kind: Kind
  /// Makes the draft anew; nil where the move makes no sense.
  let apply: @Sendable (Draft) -> Draft?

  init(_ name: String, _ kind: Kind, _ apply: @escaping @Sendable (Draft) -> Draft?) {
    self.name = name
    self.kind = kind
    self.apply = apply
  }
}
