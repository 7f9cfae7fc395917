/// What is wrong with the suite host itself rather than with the learner's code.
package enum RunError: Error, Hashable, Sendable {
  /// The host could not begin its work.
  case hostFailed(log: String)
  /// The library is there but cannot be loaded.
  case unusable(reason: String)
  /// A kit without a single case decides nothing.
  case noCases
  /// The host ended before it had tried all mutants.
  case trialsUnfinished(log: String)
}
