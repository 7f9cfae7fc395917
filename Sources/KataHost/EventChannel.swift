import Foundation
import Glibc

/// The private descriptor over which events leave.
struct EventChannel {
  let descriptor: CInt

  /// Takes standard output for events, and sends what is printed from now on to standard error.
  ///
  /// The descriptor is a high one and is closed in children, so that nothing meets it by accident.
  static func replacingStandardOutput() throws -> EventChannel {
    let descriptor = fcntl(1, F_DUPFD_CLOEXEC, 100)
    guard descriptor >= 0, dup2(2, 1) >= 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EBADF)
    }
    return EventChannel(descriptor: descriptor)
  }

  /// Writes all of `bytes`, unbuffered, so that a trap straight afterwards loses nothing.
  func write(_ bytes: Data) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
