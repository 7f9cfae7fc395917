#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes what libedit writes: its drawing, which nobody sees, and its answers.
///
/// A class because the C library writes to the two places it owns.
final class NativeEcho {
  /// What libedit would have the terminal do, besides drawing the line.
  struct Wishes: Hashable {
    var beeps = false
    var clearsScreen = false
  }

  /// Stands for the clearing of the screen; a line never has it, since libedit draws controls as signs.
  static let clearing: UInt8 = 0x0c
  private static let beep: UInt8 = 0x07

  let stream: UnsafeMutablePointer<FILE>
  private let text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: UnsafeMutablePointer<Int>
  private var wishes = Wishes()

  /// - Returns: nil without memory.
  init?() {
    text = .allocate(capacity: 1)
    count = .allocate(capacity: 1)
    text.initialize(to: nil)
    count.initialize(to: 0)
    guard let stream = open_memstream(text, count) else {
      text.deallocate()
      count.deallocate()
      return nil
    }
    self.stream = stream
  }

  deinit {
    // The text is the caller's to free, once the stream is closed.
    fclose(stream)
    free(text.pointee)
    text.deallocate()
    count.deallocate()
  }

  func takeWishes() -> Wishes {
    drain()
    defer { wishes = Wishes() }
    return wishes
  }

  /// Forgets what was drawn, but not the wishes in it.
  func drain() {
    take { bytes in
      if bytes.contains(Self.beep) { wishes.beeps = true }
      if bytes.contains(Self.clearing) { wishes.clearsScreen = true }
    }
  }

  /// Takes what libedit has written as what it is: an answer to a command.
  func takeText() -> String {
    take { String(decoding: $0, as: UTF8.self) }
  }

  private func take<Answer>(_ use: (UnsafeRawBufferPointer) -> Answer) -> Answer {
    fflush(stream)
    defer { rewind(stream) }
    // The stream neither moves nor changes its text before it is written to again.
    return use(UnsafeRawBufferPointer(start: text.pointee, count: count.pointee))
  }
}
