#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What ^Z does where the terminal does not do it itself.
enum ProgramStop {
  /// Stops this program and what runs with it in the foreground, and returns when somebody continues it.
  ///
  /// Returns at once where there is no shell that could.
  static func untilContinued() {
    var action = sigaction()
    sigaction(SIGTSTP, nil, &action)
    // For the others alone: ignored here, and what was kept for later is thrown away by being ignored once more.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_IGN)
    signal(SIGTSTP, SIG_DFL)
    // For this thread, so that the program stops here and not a few instructions later.
    var stop = sigset_t()
    var mask = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    pthread_kill(pthread_self(), SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &action, nil)
  }
}
