import Foundation
import Glibc
import KernelInterface

/// The private descriptor over which events leave.
///
/// It writes with a system call instruction of its own, so that a filter can refuse everybody else's writes to the
/// descriptor.
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

  /// The address from which the kernel sees the channel's writes come.
  static var place: UInt {
    var place: UInt = 0
    _ = kata_own_system_call(Int(SYS_getpid), 0, nil, 0, &place)
    return place
  }

  /// Writes all of `bytes`, unbuffered, so that a trap straight afterwards loses nothing.
  func write(_ bytes: Data) {
    var rest = bytes[...]
    var place: UInt = 0
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        kata_own_system_call(Int(SYS_write), Int(descriptor), $0.baseAddress, $0.count, &place)
      }
      if written == -Int(EINTR) { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
