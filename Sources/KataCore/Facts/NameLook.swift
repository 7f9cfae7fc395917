/// What a name looks like at a glance: its length and three of its bytes, in a number.
///
/// Names that look different are different; a table that is asked for a thousand names which it does not hold can say
/// so by their looks. Names are told apart by their bytes, as the compiler does.
package struct NameLook: Hashable, Sendable {
  package let number: UInt32

  /// Looks at a name.
  package init(_ name: String) { self.init(name, isRoot: false) }

  /// Looks at a name, or at no name.
  package init(_ name: String?) { self.init(name ?? "", isRoot: false) }

  /// Looks at what stands before the first dot of a name.
  package init(rootOf name: String?) { self.init(name ?? "", isRoot: true) }

  private init(_ name: String, isRoot: Bool) {
    // A text that is kept in another form is looked at in a copy.
    number =
      name.utf8.withContiguousStorageIfAvailable { Self.number(of: $0, isRoot: isRoot) }
      ?? Array(name.utf8).withUnsafeBufferPointer { Self.number(of: $0, isRoot: isRoot) }
  }

  private static func number(of bytes: UnsafeBufferPointer<UInt8>, isRoot: Bool) -> UInt32 {
    let dot = isRoot ? bytes.firstIndex(of: UInt8(ascii: ".")) : nil
    let count = dot ?? bytes.count
    guard count > 0 else { return 0 }
    let (first, middle, last) = (bytes[0], bytes[count / 2], bytes[count - 1])
    return UInt32(truncatingIfNeeded: count) &+ UInt32(first) &* 31 &+ UInt32(middle) &* 1009
      &+ UInt32(last) &* 4099
  }
}
