import Foundation
import KataCore
import KataRecords
import KataReporting

extension AttemptRecord {
  /// What the records keep of an attempt.
  init(_ attempt: Attempt, workspace: Workspace, id: UUID) {
    self.init(
      id: id, kata: attempt.kata.id, kataVersion: attempt.kata.version,
      pattern: workspace.exercise(in: attempt.pattern),
      workspace: workspace.root.path, started: attempt.started,
      duration: attempt.duration, isPassed: attempt.verdict.isPassed,
      reason: attempt.verdict.recordedReason, score: attempt.score, maxScore: attempt.maxScore,
      failing: OpenCases(attempt).checks.map(\.id), seed: attempt.seed,
      submission: attempt.submission, toolchain: attempt.toolchain,
      program: ProgramVersion.number)
  }
}

extension Verdict {
  /// Why a solution did not pass, in the words of the records; nil when it passed.
  fileprivate var recordedReason: String? {
    guard case .notPassed(let reason) = self else { return nil }
    return switch reason {
    case .refused: "refused"
    case .doesNotCompile: "doesNotCompile"
    case .buildStopped: "buildStopped"
    case .casesFailed: "casesFailed"
    case .crashed: "crashed"
    case .exitedEarly: "exitedEarly"
    case .runStopped: "runStopped"
    }
  }
}
