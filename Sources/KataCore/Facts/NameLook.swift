/// What a name looks like at a glance: its length and three of its bytes, in a number.
///
/// Names that look different are different; a table that is asked for a thousand names which it does not hold can say
/// so by their looks. Names are told apart by their bytes, as the compiler does.
package struct NameLook: Hashable, Sendable {
  package let number: UInt32

  /// Looks at a name, or at no name.
  package init(_ name: String?) { self.init(name ?? "", \.count) }

  /// Looks at what stands before the first dot of a name.
  package init(rootOf name: String?) {
    self.init(name ?? "") { $0.firstIndex(of: UInt8(ascii: ".")) ?? $0.count }
  }

  private init(number: UInt32) { self.number = number }

  private init(_ name: String, _ length: (UnsafeBufferPointer<UInt8>) -> Int) {
    let number = name.utf8.withContiguousStorageIfAvailable { bytes -> UInt32 in
      let count = length(bytes)
      guard count > 0 else { return 0 }
      let (first, middle, last) = (bytes[0], bytes[count / 2], bytes[count - 1])
      return UInt32(truncatingIfNeeded: count) &+ UInt32(first) &* 31 &+ UInt32(middle) &* 1009
        &+ UInt32(last) &* 4099
    }
    // A text that is kept in another form is looked at in a copy.
    if let number {
      self.init(number: number)
    } else {
      self.init(String(decoding: Array(name.utf8), as: UTF8.self), length)
    }
  }
}
