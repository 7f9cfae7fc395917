package import KataCore

/// The cases of an attempt that do not hold yet, in the order in which a report tells them.
package struct OpenCases: Sendable {
  /// The one to look at first stands first; empty when all hold or the solution never ran.
  package let checks: [CheckCase]

  /// The protocol of the contract that nothing conforms to yet, so that cases wait for it; nil when all are there.
  package let missingSeam: String?

  package init(_ attempt: Attempt) {
    let diagnosis = Diagnosis(attempt)
    missingSeam = diagnosis.missingSeam?.seam
    let stopped = diagnosis.interrupted.map { [$0.check] } ?? []
    checks =
      diagnosis.hasRun
      ? stopped + (diagnosis.missingSeam?.cases ?? []) + diagnosis.failing.map(\.check) : []
  }
}
