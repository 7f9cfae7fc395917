import Glibc

/// A text as bytes, in which the C library looks for others: in a debug build a loop over every byte takes longer than
/// compiling the files that are searched.
package struct ByteSearch: Sendable {
  private let bytes: [UInt8]

  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the bytes of another text stand somewhere in this one; an empty text stands everywhere.
  package func contains(_ part: ByteSearch) -> Bool {
    bytes.withUnsafeBytes { text in
      part.bytes.withUnsafeBytes { Self.contains(text[...], $0) }
    }
  }

  private static func contains(
    _ text: Slice<UnsafeRawBufferPointer>, _ part: UnsafeRawBufferPointer
  ) -> Bool {
    guard let first = part.first, let wanted = part.baseAddress else { return true }
    var rest = text
    while rest.count >= part.count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      let found = memchr(start, CInt(first), rest.count - part.count + 1)
    {
      if memcmp(found, wanted, part.count) == 0 { return true }
      rest = rest.dropFirst(UnsafeRawPointer(found) - start + 1)
    }
    return false
  }
}
