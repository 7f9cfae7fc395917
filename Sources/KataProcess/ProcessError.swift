/// Why a child could not be run at all; what it did once it ran is never one of these.
package enum ProcessError: Error, Hashable, Sendable {
  /// There is no such program, or it may not be run.
  case notExecutable(path: String)
  /// The folder it should start in is not there.
  case noSuchDirectory(path: String)
  /// The system refused to start it.
  case refused(path: String, reason: String)
}
