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
  /// The system's number for what ended the writing; nil as long as it works.
  private let failure = Mutex<Int32?>(nil)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package func write(_ text: String) {
    failure.withLock { failure in
      var bytes = Array(text.utf8)[...]
      while failure == nil, !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Self.system(descriptor, $0) }
        if count > 0 {
          bytes = bytes.dropFirst(count)
        } else if errno != EINTR {
          failure = errno
        }
      }
    }
  }

  package var isOpen: Bool { failure.withLock { $0 == nil } }

  /// Why words were lost, such as a full disk; nil when none were, or when it was the reader who left.
  package var errorText: String? {
    failure.withLock { $0 }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }

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
