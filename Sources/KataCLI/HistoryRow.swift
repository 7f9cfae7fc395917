import KataCore
import KataRecords
import KataText
import KataWorkspace

/// A snapshot with what the last check of its files came to, as long as no more was asked of them than at first.
struct HistoryRow: Encodable, Sendable {
  let snapshot: Snapshot
  /// Nil when these files were never checked.
  let verdict: HistoryVerdict?

  /// - Parameter checks: The attempts in the workspace, newest first.
  init(_ snapshot: Snapshot, checks: [AttemptRecord]) {
    let submission = snapshot.submission.description
    self.snapshot = snapshot
    // A change request that is begun later asks more of the same files, and takes nothing from their pass.
    let own = checks.filter { $0.submission == submission }
    verdict = own.first { $0.maxScore == own.last?.maxScore }.map(HistoryVerdict.init)
  }

  private enum CodingKeys: String, CodingKey {
    case verdict
  }

  /// The snapshot's own keys, and the verdict beside them.
  func encode(to encoder: any Encoder) throws {
    try snapshot.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(verdict, forKey: .verdict)
  }
}

/// What a list says of a check.
struct HistoryVerdict: Encodable, Hashable, Sendable {
  let isPassed: Bool
  /// Why it did not pass, in the words of the records; nil when it passed.
  let reason: String?
  let score: Int
  let maxScore: Int

  init(_ attempt: AttemptRecord) {
    isPassed = attempt.isPassed
    reason = attempt.reason
    score = attempt.score
    maxScore = attempt.maxScore
  }

  /// The sign and the words, such as `✗ 12 of 36`.
  func text(words: any Wording, look: Look) -> StyledText {
    let text = StyledText(words.verdict(self))
    guard look.marks != .words else { return text }
    let sign =
      isPassed
      ? StyledText(look.glyphs.passed, .green) : StyledText(look.glyphs.failed, .red)
    return sign + " " + text
  }

  private enum CodingKeys: String, CodingKey {
    case isPassed = "passed"
    case reason, score
    case maxScore = "max_score"
  }
}
