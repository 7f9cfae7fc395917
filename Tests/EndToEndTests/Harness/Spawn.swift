import Glibc
import Synchronization

/// Starts a program as a terminal or a CI job would: in a session of its own, with no signal blocked or ignored.
struct Spawn: Sendable {
  let executable: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  let directory: String

  /// Held while descriptors that a child must not inherit are open without their mark, and while one is started.
  static let door = Mutex(())

  /// Starts the program.
  ///
  /// - Parameter files: Says which descriptors it gets; those of the tests are marked as not for children.
  func start(_ files: (inout posix_spawn_file_actions_t) -> Void) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    files(&actions)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var pid = pid_t()
    // Swift does not see the file action that changes the folder, so `env` does it and then becomes the program.
    let opener = "/usr/bin/env"
    let words = ([opener, "-C", directory, executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let code = Self.door.withLock { _ in
      posix_spawn(&pid, opener, &actions, &attributes, words, variables)
    }
    guard code == 0 else { throw SystemError(call: "posix_spawn \(executable)", code: code) }
    return pid
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

/// A call of the system that failed.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  var description: String { "\(call): \(String(cString: strerror(code)))" }
}
