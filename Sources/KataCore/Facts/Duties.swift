/// A set of duties, as one bit each: sets are made and asked for every line of a program.
package struct Duties: Hashable, Sendable, SetAlgebra, Sequence {
  // Seen by other targets, as is all that only looks at it, so that asking costs them no call.
  @usableFromInline var bits: UInt16 = 0

  @inlinable package init() {}

  // Not by inserting one after the other into a set of nothing, as any algebra would: literals stand everywhere.
  @inlinable package init(arrayLiteral duties: Responsibility...) {
    for duty in duties { bits |= Self.bit(duty) }
  }

  @inlinable package var isEmpty: Bool { bits == 0 }

  @inlinable package func contains(_ duty: Responsibility) -> Bool { bits & Self.bit(duty) != 0 }

  package var count: Int { bits.nonzeroBitCount }

  /// Gives the duties in the order of their cases.
  @inlinable package func makeIterator() -> Iterator { Iterator(bits: bits) }

  package struct Iterator: IteratorProtocol {
    @usableFromInline var bits: UInt16

    @inlinable init(bits: UInt16) { self.bits = bits }

    @inlinable package mutating func next() -> Responsibility? {
      guard bits != 0 else { return nil }
      let position = bits.trailingZeroBitCount
      bits &= bits - 1
      return Duties.cases[position]
    }
  }

  @usableFromInline static let cases = Responsibility.allCases

  @inlinable static func bit(_ duty: Responsibility) -> UInt16 { 1 << UInt16(duty.position) }

  // MARK: Changing

  @discardableResult
  package mutating func insert(
    _ duty: Responsibility
  ) -> (inserted: Bool, memberAfterInsert: Responsibility) {
    let isNew = !contains(duty)
    bits |= Self.bit(duty)
    return (isNew, duty)
  }

  @discardableResult
  package mutating func remove(_ duty: Responsibility) -> Responsibility? {
    guard contains(duty) else { return nil }
    bits &= ~Self.bit(duty)
    return duty
  }

  @discardableResult
  package mutating func update(with duty: Responsibility) -> Responsibility? {
    insert(duty).inserted ? nil : duty
  }

  // MARK: Combining

  @inlinable package mutating func formUnion(_ other: Self) { bits |= other.bits }

  @inlinable package mutating func formIntersection(_ other: Self) { bits &= other.bits }

  package mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @inlinable package func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  @inlinable package func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  package func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  @inlinable package func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

  @inlinable package func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

  @inlinable package func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

  @inlinable init(bits: UInt16) { self.bits = bits }
}
