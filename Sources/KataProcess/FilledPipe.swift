import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child's standard input with everything in it before the child starts, so that one that dies early breaks nothing.
///
/// The library itself ends the program when a child goes before its input is written.
struct FilledPipe {
  /// What the child reads; whoever starts the child closes it.
  let readEnd: FileDescriptor

  /// - Throws: `ProcessError.refused` when there are no descriptors left, or when a pipe does not hold so much, which
  ///   is some 60 kilobytes.
  init(_ bytes: [UInt8], for command: Command) throws(ProcessError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.refusal(of: command) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // It must not wait for a reader that does not exist yet.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let count = bytes.isEmpty ? 0 : write(ends[1], bytes, bytes.count)
    let refusal = Self.refusal(of: command)
    close(ends[1])
    guard count == bytes.count else {
      close(ends[0])
      throw refusal
    }
    readEnd = FileDescriptor(rawValue: ends[0])
  }

  private static func refusal(of command: Command) -> ProcessError {
    .refused(path: command.executable, reason: String(cString: strerror(errno)))
  }
}
