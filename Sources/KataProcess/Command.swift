/// A program to start: by absolute path and argument list, never through a shell.
package struct Command: Hashable, Sendable {
  /// Absolute path of the program.
  package var executable: String
  package var arguments: [String]
  /// The whole environment of the child; nothing is inherited.
  package var environment: [String: String]
  /// Absolute path of the folder it starts in; nil for the parent's own.
  package var directory: String?

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
  }
}
