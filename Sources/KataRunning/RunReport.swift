import Foundation
package import KataCore
import KataProcess

/// What a run of the suites came to: a result for every expected case and the reason for the verdict.
package struct RunReport: Sendable {
  package let verdict: Verdict
  package let results: [CaseResult]
  /// Whether the kernel kept the running cases from files, the network, other processes and the events.
  package let isLockedDown: Bool
  /// What the learner's program printed.
  package let output: String
  /// The calls that the runtime listed when the program trapped; empty when it did not.
  package let calls: String
  /// Where the first failure of a case stands, by the case's id.
  package let places: [String: Place]

  /// A line of a file, as the compiler was told of it.
  package struct Place: Sendable {
    package let file: String
    package let line: Int
  }

  /// Judges a finished host by what it was expected to report: what was not reported has not passed.
  init(_ result: ProcessResult, request: HostRequest, cases: [CheckCase]) throws {
    guard !cases.isEmpty else { throw RunError.noCases }
    let log = HostLog(result.output, request: request)
    if let reason = log.unusableReason { throw RunError.unusable(reason: reason) }
    let reason = Self.endingReason(result, isClosed: log.isClosed)
    let trap = reason == nil ? nil : TrapMessage(in: result.errorText)
    output = trap?.before ?? result.errorText
    calls = trap?.calls ?? ""
    places = log.places
    isLockedDown = log.isLockedDown
    // No code of the learner's runs before the first case begins, so an end before it is not theirs.
    if log.isEmpty, Self.isTheHosts(reason) {
      throw RunError.hostFailed(log: result.errorText)
    }
    let cutShort = reason.map(Self.status)
    results = cases.map { log.result(of: $0, cutShort: cutShort) }
    if let reason {
      verdict = .notPassed(reason)
    } else {
      verdict = results.allSatisfy(\.isPassed) ? .passed : .notPassed(.casesFailed)
    }
  }

  /// Says whether the reason is the host's own when no case has begun; a machine can be that slow.
  private static func isTheHosts(_ reason: Verdict.Reason?) -> Bool {
    switch reason {
    case .exitedEarly, .runStopped(.silence), .runStopped(.totalTime): true
    default: false
    }
  }

  /// Why the run ended before its time; nil when the host closed the channel itself.
  static func endingReason(_ result: ProcessResult, isClosed: Bool) -> Verdict.Reason? {
    switch result.ending {
    case .stopped(.silence): .runStopped(.silence)
    case .stopped(.totalTime): .runStopped(.totalTime)
    case .stopped(.output): .runStopped(.output)
    case .signalled(let signal): ending(by: signal, result)
    // The sandbox and the shell's convention report a signal as 128 + its number.
    case .exited(let code) where code > 128 && !isClosed: ending(by: code - 128, result)
    case .exited(let code): isClosed ? nil : .exitedEarly(code: code)
    }
  }

  private static func ending(by signal: Int32, _ result: ProcessResult) -> Verdict.Reason {
    // SIGXCPU and SIGXFSZ come from the limits on processor time and file size.
    if signal == 24 { return .runStopped(.totalTime) }
    let trap = TrapMessage(in: result.errorText)
    if trap?.isOutOfMemory == true { return .runStopped(.memory) }
    return .crashed(signal: signal, message: trap?.text)
  }

  private static func status(for reason: Verdict.Reason) -> CaseResult.Status {
    switch reason {
    case .runStopped(.output): .flooded
    case .runStopped(.memory): .crashed
    case .runStopped: .timedOut
    default: .crashed
    }
  }
}
