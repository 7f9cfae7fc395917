#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three pipes of a child that is talked to, with the parent's ends and the child's.
struct TalkingPipes: Sendable {
  /// What the parent writes.
  let input: Int32
  /// What the parent reads.
  let output: Int32
  let errors: Int32
  private let childEnds: [Int32]

  init(for command: Command) throws(ProcessError) {
    var ends: [Int32] = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let reason = String(cString: strerror(errno))
        for end in ends { close(end) }
        throw .refused(path: command.executable, reason: reason)
      }
      ends += pair
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (input, output, errors) = (ends[1], ends[2], ends[4])
    childEnds = [ends[0], ends[3], ends[5]]
  }

  /// Makes the child's ends its standard streams.
  func give(to actions: inout posix_spawn_file_actions_t) {
    for (stream, end) in childEnds.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(stream))
    }
  }

  /// To be called once the child has started, so that its end is the end of what the parent reads.
  func closeChildEnds() {
    for end in childEnds { close(end) }
  }

  func closeParentEnds() {
    for end in [input, output, errors] { close(end) }
  }
}
