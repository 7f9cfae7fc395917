#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two sides of a child's standard streams: the one that the parent reads, and what becomes the child's.
struct ObservedStreams {
  let parentEnd: Int32
  private let childEnd: Int32
  /// The terminal's name; nil for a pipe.
  private let terminal: String?

  /// Opens a terminal of this size.
  init(columns: Int, rows: Int, for command: Command) throws(ProcessError) {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Self.refusal(of: command)
    }
    terminal = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    (parentEnd, childEnd) = (master, slave)
    keepFromChildren()
  }

  /// Opens a pipe.
  init(for command: Command) throws(ProcessError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.refusal(of: command) }
    terminal = nil
    (parentEnd, childEnd) = (ends[0], ends[1])
    keepFromChildren()
  }

  private static func refusal(of command: Command) -> ProcessError {
    .refused(path: command.executable, reason: String(cString: strerror(errno)))
  }

  private func keepFromChildren() {
    for end in [parentEnd, childEnd] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Makes the streams a child's own.
  func give(to actions: inout posix_spawn_file_actions_t) {
    // The leader of a session that opens a terminal gets it as its own, so ^C reaches it.
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_adddup2(&actions, terminal == nil ? childEnd : 0, stream)
    }
  }

  /// To be called once the child has started, so that its end is the end of what the parent reads.
  func closeChildEnd() {
    close(childEnd)
  }
}
