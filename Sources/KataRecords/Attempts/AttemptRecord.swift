package import Foundation

/// What is kept of one check that came to a verdict.
package struct AttemptRecord: Codable, Hashable, Sendable {
  package let id: UUID
  package let kata: String
  package let kataVersion: Int
  package let pattern: String
  /// The path of the workspace.
  package let workspace: String
  /// To the millisecond.
  package let started: Date
  /// How long it took, to the millisecond.
  private let seconds: Double
  package let isPassed: Bool
  /// Why it did not pass: `refused`, `doesNotCompile`, `buildStopped`, `casesFailed`, `crashed`,
  /// `exitedEarly` or `runStopped`; nil when it passed.
  package let reason: String?
  package let score: Int
  package let maxScore: Int
  /// The ids of the cases that did not hold, in the suites' order.
  package let failing: [String]
  private let seedDigits: DecimalText
  /// SHA-256 over the learner's files.
  package let submission: String
  package let toolchain: String
  /// The version of kata.
  package let program: String

  package init(
    id: UUID = UUID(), kata: String, kataVersion: Int, pattern: String, workspace: String,
    started: Date, duration: Duration, isPassed: Bool, reason: String?, score: Int, maxScore: Int,
    failing: [String], seed: UInt64, submission: String, toolchain: String, program: String
  ) {
    self.id = id
    self.kata = kata
    self.kataVersion = kataVersion
    self.pattern = pattern
    self.workspace = workspace
    self.started = Moment(started).date
    seconds = (duration / .milliseconds(1)).rounded() / 1000
    self.isPassed = isPassed
    self.reason = reason
    self.score = score
    self.maxScore = maxScore
    self.failing = failing
    seedDigits = DecimalText(seed)
    self.submission = submission
    self.toolchain = toolchain
    self.program = program
  }

  /// How long it took, to the millisecond.
  package var duration: Duration { .milliseconds((seconds * 1000).rounded()) }

  /// The seed that the suites drew their data from.
  package var seed: UInt64 { seedDigits.value }

  private enum CodingKeys: String, CodingKey {
    case id, kata
    case kataVersion = "kata_version"
    case pattern, workspace, started, seconds
    case isPassed = "passed"
    case reason, score
    case maxScore = "max_score"
    case failing
    case seedDigits = "seed"
    case submission, toolchain, program
  }
}

extension AttemptRecord: RecordRow {
  static let table = "attempt"

  var isSensible: Bool {
    let counts = 0...1_000_000
    return counts.contains(kataVersion) && counts.contains(maxScore) && counts.contains(score)
      && (0...1_000_000).contains(seconds)
  }
}
