#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts a program as a terminal would: in a session of its own, with no signal blocked or ignored.
struct SessionStart: Sendable {
  let command: Command

  /// Starts the program and returns its process.
  ///
  /// - Parameter files: Says which descriptors it gets; the parent's own are marked as not for children.
  func process(
    _ files: (inout posix_spawn_file_actions_t) -> Void
  ) throws(ProcessError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    files(&actions)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let words = words.map { strdup($0) } + [nil]
    let variables = command.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, self.words[0], &actions, &attributes, words, variables)
    guard code == 0 else {
      throw .refused(path: command.executable, reason: String(cString: strerror(code)))
    }
    return pid
  }

  /// Swift does not see the file action that changes the folder, so `env` does it and then becomes the program, which
  /// takes a millisecond.
  private var words: [String] {
    let own = [command.executable] + command.arguments
    return command.directory.map { ["/usr/bin/env", "-C", $0] + own } ?? own
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID is a macro that Swift does not see.
    let newSession = 0x80
    let flags = newSession | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}
