import Glibc

/// How a program ended, as a shell tells it: its exit code, or 128 and the signal.
struct Ending: Hashable, Sendable, CustomStringConvertible {
  let status: Int32
  let isSignal: Bool

  /// Reads what `waitpid` wrote.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    isSignal = signal != 0
    status = isSignal ? 128 + signal : (waitStatus >> 8) & 0xff
  }

  var description: String { isSignal ? "signal \(status - 128)" : "exit code \(status)" }

  /// The ending of a child; nil while it runs.
  static func ofChild(_ pid: pid_t) -> Ending? {
    var status: Int32 = 0
    return waitpid(pid, &status, WNOHANG) == pid ? Ending(waitStatus: status) : nil
  }
}
