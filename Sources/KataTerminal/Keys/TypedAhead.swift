#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks whether somebody has typed a line that nobody has read yet.
package struct TypedAhead: Sendable {
  private let descriptor: Int32

  /// Looks at standard input.
  package init() {
    self.init(descriptor: 0)
  }

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether reading would give something at once, be it only the end.
  package var isThere: Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  /// Looks ten times a second until something is there; ends early, and with false, when the task is cancelled.
  package func wait() async -> Bool {
    while !isThere {
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return false }
    }
    return true
  }
}
