#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The streams of the terminal, on copies of the terminal's descriptors that children do not inherit.
struct NativeStreams {
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>

  /// - Returns: nil when no descriptors are left.
  init?(input: Int32, output: Int32) {
    guard let reading = Self.stream(on: input, "r") else { return nil }
    guard let writing = Self.stream(on: output, "w") else {
      fclose(reading)
      return nil
    }
    // A redraw goes out in one piece.
    setvbuf(writing, nil, Int32(_IOFBF), 65_536)
    (self.input, self.output) = (reading, writing)
  }

  private static func stream(on descriptor: Int32, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    guard let stream = fdopen(copy, mode) else {
      close(copy)
      return nil
    }
    return stream
  }
}
