/// A set of duties, as one bit each: sets are made and asked for every line of a program.
///
/// Public, as `Use` is.
public struct Duties: Hashable, Sendable, SetAlgebra, Sequence {
  // Seen by other targets, as is all that only looks at it, so that asking costs them no call.
  @usableFromInline var bits: UInt16 = 0

  /// Makes a set of none.
  @inlinable public init() {}

  /// Makes a set of some, not by inserting one after the other as any algebra would: literals stand everywhere.
  @inlinable public init(arrayLiteral duties: Responsibility...) {
    for duty in duties { bits |= Self.bit(duty) }
  }

  /// Whether nothing is done.
  @inlinable public var isEmpty: Bool { bits == 0 }

  /// Says whether a duty is among them.
  @inlinable public func contains(_ duty: Responsibility) -> Bool { bits & Self.bit(duty) != 0 }

  /// How many they are.
  public var count: Int { bits.nonzeroBitCount }

  /// Gives the duties in the order of their cases.
  @inlinable public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Goes from bit to bit.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var bits: UInt16

    @inlinable init(bits: UInt16) { self.bits = bits }

    /// Gives the next duty.
    @inlinable public mutating func next() -> Responsibility? {
      guard bits != 0 else { return nil }
      let position = bits.trailingZeroBitCount
      bits &= bits - 1
      return Duties.cases[position]
    }
  }

  @usableFromInline static let cases = Responsibility.allCases

  @inlinable static func bit(_ duty: Responsibility) -> UInt16 { 1 << UInt16(duty.position) }

  // MARK: Changing

  /// Adds a duty.
  @discardableResult
  public mutating func insert(
    _ duty: Responsibility
  ) -> (inserted: Bool, memberAfterInsert: Responsibility) {
    let isNew = !contains(duty)
    bits |= Self.bit(duty)
    return (isNew, duty)
  }

  /// Takes a duty out.
  @discardableResult
  public mutating func remove(_ duty: Responsibility) -> Responsibility? {
    guard contains(duty) else { return nil }
    bits &= ~Self.bit(duty)
    return duty
  }

  /// Adds a duty, and gives the one that was there.
  @discardableResult
  public mutating func update(with duty: Responsibility) -> Responsibility? {
    insert(duty).inserted ? nil : duty
  }

  // MARK: Combining

  /// Adds others.
  @inlinable public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Keeps those that are among others.
  @inlinable public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  /// Keeps those that are in one of two sets alone.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// The duties of two sets.
  @inlinable public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// The duties that two sets share.
  @inlinable public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// The duties that are in one of two sets alone.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  /// The duties without others.
  @inlinable public func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

  /// Says whether two sets share none.
  @inlinable public func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

  /// Says whether all are among others.
  @inlinable public func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

  @inlinable init(bits: UInt16) { self.bits = bits }
}
