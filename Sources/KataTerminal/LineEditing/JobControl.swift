#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program as a job of a shell: it may be stopped, and may read the terminal only in the foreground.
///
/// Swift runs the main actor on a thread that blocks nearly every signal, so the kernel neither stops a read from the
/// background nor, at once, the caller of `kill`; both are done by hand here.
struct JobControl {
  let terminal: Int32
  let wake: WakePipe

  /// Stops the program until the shell continues it; returns at once where there is no such shell.
  func suspend() {
    send(SIGTSTP)
    comeToForeground()
  }

  /// Waits, stopped, until the shell brings the program to the foreground; false when no shell ever will.
  @discardableResult
  func comeToForeground() -> Bool {
    // A stopped program does not count the tries. A group that no shell looks after is never stopped.
    for _ in 0..<10 {
      let holder = tcgetpgrp(terminal)
      if holder == -1 || holder == getpgrp() { return true }
      send(SIGTTIN)
    }
    return false
  }

  private func send(_ stop: Int32) {
    kill(0, stop)
    var polled = pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&polled, 1, 100)
  }
}
