package import Foundation
package import KataCore

/// Wraps commands that work on somebody else's code, so that they see and reach only what they need.
package struct Sandbox: Sendable {
  /// What the wrapped programs are kept from.
  package let isolation: Isolation
  let bubblewrap: String?
  let prlimit: String?
  /// Says whether the system counts the processes of a sandbox apart from all others of the same user.
  let countsProcesses: Bool

  /// The command that runs `command` under this sandbox.
  ///
  /// At tier `limited` the mounts hide nothing; the limits and the empty environment still hold.
  package func wrap(
    _ command: Command, mounts: [Mount], resources: ResourceLimits
  ) -> Command {
    var wrapped = command
    // Inside, the system begins to count processes again; but not every prlimit can be seen there.
    let isInside = prlimit.map { $0.hasPrefix("/usr/") || $0.hasPrefix("/bin/") } ?? false
    if let prlimit, isInside { wrapped = limited(wrapped, by: prlimit, resources: resources) }
    if let bubblewrap { wrapped = isolated(wrapped, by: bubblewrap, mounts: mounts) }
    if let prlimit, !isInside { wrapped = limited(wrapped, by: prlimit, resources: resources) }
    return wrapped
  }

  /// The variables that name a program's folders for its own files.
  ///
  /// Isolated programs have a `/tmp` of their own. Others get folders made in the build's, so that they leave nothing in
  /// a home or in a temporary folder that is shared.
  package func privateFolders(in folder: URL) throws -> [String: String] {
    guard bubblewrap == nil else { return ["HOME": "/tmp", "TMPDIR": "/tmp"] }
    return try PrivateFolders(below: folder).environment
  }

  private func limited(
    _ command: Command, by prlimit: String, resources: ResourceLimits
  ) -> Command {
    let processes =
      countsProcesses && command.executable != bubblewrap ? ["--nproc=\(resources.processes)"] : []
    return Command(
      prlimit, resources.arguments + processes + [command.executable] + command.arguments,
      environment: command.environment, directory: command.directory)
  }

  private func isolated(_ command: Command, by bubblewrap: String, mounts: [Mount]) -> Command {
    var arguments = Self.namespaces + Self.fileSystem
    for mount in mounts.sorted(by: { $0.path < $1.path }) {
      arguments += [mount.isWritable ? "--bind" : "--ro-bind", mount.path, mount.path]
    }
    arguments += ["--remount-ro", "/"]
    for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["--setenv", name, value]
    }
    if let directory = command.directory { arguments += ["--chdir", directory] }
    arguments += ["--", command.executable] + command.arguments
    return Command(bubblewrap, arguments, directory: command.directory)
  }

  /// New namespaces for everything, none nested in them, no capabilities, and death together with the parent.
  ///
  /// bubblewrap keeps the capabilities of a caller who is root unless it is told to drop them.
  private static let namespaces = [
    "--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent", "--new-session",
    "--clearenv", "--cap-drop", "ALL",
  ]

  /// The system's programs and libraries, read-only, and small private places to write to.
  private static let fileSystem =
    [
      "--ro-bind", "/usr", "/usr", "--symlink", "usr/bin", "/bin", "--symlink", "usr/lib", "/lib",
      "--symlink", "usr/lib64", "/lib64", "--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache",
      "--ro-bind-try", "/etc/alternatives", "/etc/alternatives", "--proc", "/proc", "--dev", "/dev",
      "--size", "16777216", "--tmpfs", "/dev/shm", "--size", "67108864", "--tmpfs", "/tmp",
      "--remount-ro", "/dev",
    ]
}
