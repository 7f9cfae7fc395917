#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks whether a child has ended, without collecting it.
struct ChildExit: Sendable {
  let pid: Int32

  /// True once the child has ended, also when somebody else has collected it already.
  var hasHappened: Bool {
    var status = siginfo_t()
    // WNOWAIT leaves the child to the library that started it and waits for it later.
    let answer = waitid(P_PID, id_t(pid), &status, WEXITED | WNOHANG | WNOWAIT)
    if answer == -1 { return errno == ECHILD }
    return status.si_signo != 0
  }
}
