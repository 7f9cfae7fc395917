extension Use {
  /// The kinds of some uses: most questions about a line are about a kind that is not among them.
  public struct Kinds: Hashable, Sendable {
    @usableFromInline let bits: UInt16

    package init(_ uses: [Use]) { bits = uses.reduce(0) { $0 | Self.bit($1.kind) } }

    /// Says whether one of the uses is of a kind.
    @inlinable public func contains(_ kind: Kind) -> Bool { bits & Self.bit(kind) != 0 }

    @inlinable static func bit(_ kind: Kind) -> UInt16 { 1 << UInt16(kind.position) }
  }
}
