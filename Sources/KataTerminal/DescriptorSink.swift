import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes to a descriptor of the process; a reader that has gone away ends the writing quietly.
package final class DescriptorSink: TextSink {
  private let descriptor: Int32
  private let isBroken = Mutex(false)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package func write(_ text: String) {
    isBroken.withLock { isBroken in
      var bytes = Array(text.utf8)[...]
      while !isBroken, !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Self.system(descriptor, $0) }
        if count > 0 {
          bytes = bytes.dropFirst(count)
        } else if errno != EINTR {
          isBroken = true
        }
      }
    }
  }

  /// True once a write has failed, as it does when the reader of a pipe has gone.
  package var isClosed: Bool { isBroken.withLock { $0 } }

  private static func system(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
