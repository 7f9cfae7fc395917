import Glibc

/// Splits the process in two.
///
/// Swift does not import `fork`, because a child of a program with several threads has only one of them, and
/// locks that nobody will ever open. The host has one thread as long as no case has run, which is why its
/// parent half must never run one.
enum Fork {
  /// The child's process, 0 in the child itself, or -1.
  static func split() -> pid_t {
    typealias Function = @convention(c) () -> pid_t
    guard let symbol = dlsym(nil, "fork") else { return -1 }
    // `pid_t fork(void)` in every C library of a POSIX system.
    return unsafeBitCast(symbol, to: Function.self)()
  }

  /// Has the system kill this process when its parent dies.
  static func dieWithParent() {
    typealias Function = @convention(c) (CInt, CUnsignedLong) -> CInt
    guard let symbol = dlsym(nil, "prctl") else { return }
    let deathSignal: CInt = 1
    // `prctl` takes any number of words after the first, of which this call needs one.
    _ = unsafeBitCast(symbol, to: Function.self)(deathSignal, CUnsignedLong(SIGKILL))
  }
}
