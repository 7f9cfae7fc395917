import KataCore

/// A name of the platform that a solution may not use, because it reaches outside the screen it was asked for.
struct RefusedName: Hashable, Sendable {
  /// What the name would do.
  enum Reach: String, Hashable, Sendable {
    case endsProgram, otherPrograms, files, storage, network, classes, memory, runtime, arguments
    case threads, waiting, chance
  }

  let text: String
  let reach: Reach
  /// How many arguments the C function takes; nil when every use counts, as for a type.
  var arity: ClosedRange<Int>?
  /// Says that a plain word such as `close` means the C function only where it is called like it.
  var isEverydayWord = false
  /// Says that a signature may name it, which does nothing.
  var isAllowedAsType = false

  /// Says that it is refused as a member and as a label too, whatever it belongs to.
  var isMemberOfLibrary: Bool {
    reach == .memory && (text.hasPrefix("_") || text.hasPrefix("withUnsafe"))
  }
}

/// All refused names, found by their text.
struct RefusedNames: Sendable {
  private let names: [String: RefusedName]

  init() {
    var names: [String: RefusedName] = [:]
    for (reach, texts) in Self.plain {
      for text in texts { names[text] = RefusedName(text: text, reach: reach) }
    }
    for (reach, functions) in Self.functions {
      for (text, arity) in functions {
        names[text] = RefusedName(text: text, reach: reach, arity: arity)
      }
    }
    for (reach, words) in Self.callableWords {
      for (text, arity) in words {
        names[text] = RefusedName(text: text, reach: reach, arity: arity, isEverydayWord: true)
      }
    }
    for text in RefusedTypes.names where names[text] == nil {
      names[text] = RefusedName(text: text, reach: .classes)
    }
    for text in RefusedTypes.signatures {
      names[text] = RefusedName(text: text, reach: .files, isAllowedAsType: true)
    }
    self.names = names
  }

  /// The refused name with this text, by the list or by the way it begins.
  subscript(text: String) -> RefusedName? {
    if let name = names[text] { return name }
    if text.hasPrefix("withUnsafe") { return RefusedName(text: text, reach: .memory) }
    if text.hasPrefix("pthread_") { return RefusedName(text: text, reach: .threads) }
    return nil
  }

  /// The names that count wherever they stand.
  var strictWords: Set<String> { Set(names.values.lazy.filter { !$0.isEverydayWord }.map(\.text)) }

  /// The plain words that count where they are called.
  var everydayWords: Set<String> { Set(names.values.lazy.filter(\.isEverydayWord).map(\.text)) }

  // MARK: The lists

  private static let plain: [(RefusedName.Reach, [String])] = [
    (.otherPrograms, ["Process", "posix_spawn", "posix_spawnp", "ptrace", "prctl", "syscall"]),
    (
      .files,
      [
        "FileHandle", "FileManager", "InputStream", "OutputStream", "Pipe", "NSData",
        "NSMutableData", "NSKeyedArchiver", "NSKeyedUnarchiver", "DispatchIO", "stdin", "stdout",
        "stderr", "fopen", "freopen", "fdopen", "fputs", "fwrite", "fflush", "setvbuf",
      ]
    ),
    (
      .memory,
      [
        "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
        "UnsafeMutableRawBufferPointer", "AutoreleasingUnsafeMutablePointer", "Unmanaged",
        "OpaquePointer", "CVaListPointer", "UnsafeContinuation", "UnsafeCurrentTask",
        "unsafeBitCast", "unsafeDowncast", "withVaList", "mmap", "munmap", "mprotect",
      ]
    ),
    (.memory, RuntimeNames.all),
    (
      .runtime,
      ["dlopen", "dlsym", "dlclose", "dladdr", "NSClassFromString", "NSSelectorFromString"]
    ),
    (.storage, ["UserDefaults"]),
    (.network, RefusedTypes.names(of: .network)),
    (.arguments, ["CommandLine", "ProcessInfo", "getenv", "setenv", "unsetenv", "putenv"]),
    (.threads, ["Thread"]),
    (.waiting, ["usleep", "nanosleep"]),
    (.chance, ["arc4random", "arc4random_uniform", "drand48", "srand48", "srand"]),
  ]

  private static let functions: [(RefusedName.Reach, [(String, ClosedRange<Int>)])] = [
    (
      .endsProgram,
      [
        ("exit", 1...1), ("_exit", 1...1), ("_Exit", 1...1), ("quick_exit", 1...1),
        ("abort", 0...0), ("atexit", 1...1), ("on_exit", 2...2), ("at_quick_exit", 1...1),
      ]
    ),
    (.chance, [("rand", 0...0)]),
    (
      .otherPrograms,
      [
        ("fork", 0...0), ("vfork", 0...0), ("popen", 2...2), ("execv", 2...2), ("execve", 3...3),
        ("execvp", 2...2), ("waitpid", 3...3), ("sigaction", 3...3), ("getppid", 0...0),
      ]
    ),
  ]

  private static let callableWords: [(RefusedName.Reach, [(String, ClosedRange<Int>)])] = [
    (
      .otherPrograms,
      [
        ("system", 1...1), ("kill", 2...2), ("raise", 1...1), ("signal", 2...2), ("alarm", 1...1),
      ]
    ),
    (
      .files,
      [
        ("open", 2...3), ("read", 3...3), ("write", 3...3), ("close", 1...1), ("unlink", 1...1),
        ("rename", 2...2), ("dup", 1...1), ("dup2", 2...2), ("fcntl", 2...3), ("ioctl", 2...3),
        ("socket", 3...3), ("connect", 3...3), ("mkdir", 2...2), ("chdir", 1...1),
      ]
    ),
    (.waiting, [("sleep", 1...1)]),
  ]
}
