import Glibc

/// A text as bytes, in which the C library looks for others: in a debug build a loop over every byte takes longer than
/// compiling the files that are searched.
package struct ByteSearch: Sendable {
  /// With a zero behind them, where the C library stops to look.
  private let bytes: [UInt8]

  package init(_ text: some StringProtocol) { self.init(Array(text.utf8)) }

  package init(_ bytes: [UInt8]) { self.bytes = bytes + [0] }

  /// Whether the bytes of another text stand somewhere in this one; an empty text stands everywhere.
  ///
  /// - Parameter part: A text without a zero in it.
  package func contains(_ part: ByteSearch) -> Bool {
    bytes.withUnsafeBytes { text in
      part.bytes.withUnsafeBytes { part in
        guard var place = text.baseAddress, let part = part.baseAddress else { return false }
        let end = place + text.count
        while place < end {
          let start = place.assumingMemoryBound(to: CChar.self)
          if strstr(start, part.assumingMemoryBound(to: CChar.self)) != nil { return true }
          // A text with a zero in it goes on behind that.
          place += strlen(start) + 1
        }
        return false
      }
    }
  }
}
