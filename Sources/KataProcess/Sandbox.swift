package import KataCore

/// Wraps commands that work on somebody else's code, so that they see and reach only what they need.
package struct Sandbox: Sendable {
  /// What the wrapped programs are kept from.
  package let isolation: Isolation
  let bubblewrap: String?
  let prlimit: String?

  /// The command that runs `command` under this sandbox.
  ///
  /// At tier `limited` the mounts hide nothing; the limits and the empty environment still hold.
  package func wrap(
    _ command: Command, mounts: [Mount], resources: ResourceLimits
  ) -> Command {
    var wrapped = command
    if let bubblewrap { wrapped = isolated(wrapped, by: bubblewrap, mounts: mounts) }
    if let prlimit { wrapped = limited(wrapped, by: prlimit, resources: resources) }
    return wrapped
  }

  private func limited(
    _ command: Command, by prlimit: String, resources: ResourceLimits
  ) -> Command {
    Command(
      prlimit, resources.arguments + [command.executable] + command.arguments,
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

  /// New namespaces for everything, none nested in them, and death together with the parent.
  private static let namespaces = [
    "--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent", "--new-session",
    "--clearenv",
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
