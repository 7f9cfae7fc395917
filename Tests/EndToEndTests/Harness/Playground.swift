import Foundation
import Glibc
import Testing

/// A temporary folder of one test with a home of its own, where the program is run; it goes away with the value.
final class Playground: Sendable {
  let folder: URL
  /// What every run of the program knows of the world.
  let environment: [String: String]

  /// - Parameter hasOwnCache: Says whether kits are kept in this folder, and not with those of the whole suite.
  init(hasOwnCache: Bool = false) throws {
    let name = "kata-e2e-\(UUID().uuidString.prefix(8))"
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: name)
    for part in ["home", "tmp"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: part), withIntermediateDirectories: true)
    }
    let cache = hasOwnCache ? folder.appending(path: "cache") : Products.cache
    environment = [
      "HOME": folder.appending(path: "home").path, "TMPDIR": folder.appending(path: "tmp").path,
      "XDG_CACHE_HOME": cache.path, "LANG": "C.UTF-8", "TERM": "xterm-256color",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The folder's own name, which no other test's files have in their paths.
  var name: String { folder.lastPathComponent }

  /// How the program is started with these arguments.
  ///
  /// - Parameter changes: Variables to set, or to take away where the value is nil.
  func spawn(
    _ arguments: [String], in directory: URL? = nil, environment changes: [String: String?] = [:]
  ) -> Spawn {
    Spawn(
      executable: Products.kata, arguments: arguments, environment: self.environment(changes),
      directory: (directory ?? folder).path)
  }

  /// The environment with some variables changed.
  func environment(_ changes: [String: String?]) -> [String: String] {
    changes.reduce(into: environment) { $0[$1.key] = $1.value }
  }

  /// Runs the program to its end.
  func kata(
    _ arguments: String..., in directory: URL? = nil, environment changes: [String: String?] = [:],
    input: Child.Stream = .empty, output: Child.Stream = .pipe
  ) async throws -> Finished {
    let spawn = spawn(arguments, in: directory, environment: changes)
    return try await Child(spawn, input: input, output: output).finish()
  }

  /// Runs the program on a terminal.
  func terminal(
    _ arguments: String..., in directory: URL? = nil, environment changes: [String: String?] = [:],
    columns: Int = 80, rows: Int = 40
  ) throws -> TerminalSession {
    try TerminalSession(
      spawn(arguments, in: directory, environment: changes), in: self, columns: columns, rows: rows)
  }

  /// Opens a session on a terminal and waits for its first prompt.
  func session(
    _ arguments: String..., in directory: URL? = nil, environment changes: [String: String?] = [:],
    columns: Int = 80, rows: Int = 40
  ) async throws -> TerminalSession {
    let session = try TerminalSession(
      spawn(arguments, in: directory, environment: changes), in: self, columns: columns, rows: rows)
    try await session.prompt()
    return session
  }

  /// Runs a line of the shell, in which `kata` is the program.
  func shell(_ line: String, in directory: URL? = nil) async throws -> Finished {
    let script = "kata() { '\(Products.kata)' \"$@\"; }\n\(line)"
    return try await run("/bin/bash", ["-c", script], in: directory)
  }

  /// Writes a file into the folder.
  func write(_ bytes: [UInt8], to name: String) throws -> URL {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }

  /// Runs any other program to its end.
  func run(_ program: String, _ arguments: [String], in directory: URL? = nil) async throws
    -> Finished
  {
    let spawn = Spawn(
      executable: program, arguments: arguments, environment: environment,
      directory: (directory ?? folder).path)
    return try await Child(spawn).finish()
  }

  /// Every process that still has something of this folder open, mapped or on its command line.
  ///
  /// Whoever has been killed is given a moment to go.
  var survivors: [String] {
    let deadline = Deadline.seconds(20)
    var found = ProcessTable().processes(about: name)
    while !found.isEmpty, !deadline.isPast {
      poll(nil, 0, 10)
      found = ProcessTable().processes(about: name)
    }
    return found
  }
}
