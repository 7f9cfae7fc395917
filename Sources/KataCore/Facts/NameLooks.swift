/// What several names look like, in a number: those that share no look with some others are none of them.
package struct NameLooks: Hashable, Sendable {
  private let bits: UInt64

  package init(_ names: some Sequence<String>) {
    // The upper bits of a mixed look, since similar names have similar looks.
    bits = names.reduce(0) { $0 | 1 << UInt64((NameLook($1).number &* 0x9e37_79b1) >> 26) }
  }

  /// Whether one of them may be one of the others.
  package func meets(_ other: Self) -> Bool { bits & other.bits != 0 }
}
