#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text that C may point to as long as this lives.
final class CText {
  /// Ends with a zero, and is freed with its owner alone.
  let pointer: UnsafeMutablePointer<CChar>

  init(_ text: String) {
    let bytes = text.utf8CString
    pointer = .allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { source in
      for (index, byte) in source.enumerated() { pointer[index] = byte }
    }
  }

  deinit { pointer.deallocate() }
}
