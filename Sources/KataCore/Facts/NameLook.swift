/// What a name looks like at a glance: its length and three of its bytes, in a number.
///
/// Names that look different are different; a table that is asked for a thousand names which it does not hold can say
/// so by their looks. Names are told apart by their bytes, as the compiler does.
package struct NameLook: Hashable, Sendable {
  package let number: UInt32

  /// Looks at a name.
  package init(_ name: String) {
    number = Self.bytes(of: name) { Self.number(of: $0, count: $0.count) }
  }

  /// Looks at what stands before the first dot of a name.
  package init(rootOf name: String) { self = Self.both(name).root }

  private init(number: UInt32) { self.number = number }

  /// Looks at a name, or at no name, and at what stands before its first dot.
  package static func both(_ name: String?) -> (whole: Self, root: Self) {
    guard let name else { return (Self(number: 0), Self(number: 0)) }
    return bytes(of: name) { bytes in
      let whole = Self(number: number(of: bytes, count: bytes.count))
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return (whole, whole) }
      return (whole, Self(number: number(of: bytes, count: dot)))
    }
  }

  private static func bytes<Look>(
    of name: String, _ look: (UnsafeBufferPointer<UInt8>) -> Look
  ) -> Look {
    // A text that is kept in another form is looked at in a copy.
    name.utf8.withContiguousStorageIfAvailable(look)
      ?? Array(name.utf8).withUnsafeBufferPointer(look)
  }

  private static func number(of bytes: UnsafeBufferPointer<UInt8>, count: Int) -> UInt32 {
    guard count > 0 else { return 0 }
    let (first, middle, last) = (bytes[0], bytes[count / 2], bytes[count - 1])
    return UInt32(truncatingIfNeeded: count) &+ UInt32(first) &* 31 &+ UInt32(middle) &* 1009
      &+ UInt32(last) &* 4099
  }
}
