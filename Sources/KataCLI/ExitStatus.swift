/// Every way in which the program ends, as a shell or a CI job sees it.
package enum ExitStatus: Int32, Sendable {
  /// Passed, or did what was asked.
  case done = 0
  /// The learner's solution did not pass.
  case notPassed = 1
  /// The command line makes no sense, or names what is not there.
  case usage = 64
  /// The toolchain is missing, or isolation was demanded and is not to be had.
  case unavailable = 69
  /// Something of ours or of the machine's failed.
  case internalError = 70
  case interrupted = 130
  case hungUp = 129
  case quit = 131
  case terminated = 143

  /// The status after a signal.
  package init(signal: Int32) {
    self = ExitStatus(rawValue: 128 + signal) ?? .interrupted
  }
}
