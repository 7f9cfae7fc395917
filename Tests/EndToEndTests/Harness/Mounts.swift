import Foundation
import Glibc

/// Runs the program where some folders are read-only or tiny, in a mount namespace that ends with it.
struct Mounts: Sendable {
  /// One shell line, such as `mount -t tmpfs -o size=64k none /some/folder`.
  let commands: [String]

  /// Says whether this machine lets a test mount anything; `chmod` alone stops nobody who is root.
  static let arePermitted: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = namespace + ["/usr/bin/mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static var namespace: [String] {
    getuid() == 0 ? ["--mount"] : ["--user", "--map-root-user", "--mount"]
  }

  /// The program's start, behind the mounts.
  func around(_ spawn: Spawn) -> Spawn {
    let script = (["set -e"] + commands + ["exec \"$0\" \"$@\""]).joined(separator: "\n")
    return Spawn(
      executable: "/usr/bin/unshare",
      arguments: Self.namespace + ["/bin/sh", "-c", script, spawn.executable] + spawn.arguments,
      environment: spawn.environment, directory: spawn.directory)
  }
}
