import KataCore
import KataRecords
import KataText
import KataWorkspace

/// What is told above a verdict besides the report: what changed since the last check, the brief's steps, and what a
/// change request has cost.
struct CheckNotes: Sendable {
  private let steps: StepsText
  private let changes: CaseChanges
  /// Nil once they were told; `compare` has them then.
  private let costs: ChangeCosts?

  /// Compares with the newest check that ran; to be made before the records know this one.
  init(_ outcome: CheckSession.Outcome, session: CheckSession) {
    let (attempt, context) = (outcome.attempt, session.context)
    steps = StepsText(
      attempt: attempt, files: outcome.reading.files,
      isReview: session.open.workspace.review != nil, context: context)
    let isMeasured = session.open.changeResult(of: session.kata) != nil
    costs = isMeasured ? nil : ChangeCosts(attempt: attempt, context: context)
    let record = AttemptRecord(attempt, workspace: session.open.workspace, id: outcome.id)
    let earlier = context.records.read {
      try $0.attempts(
        kata: record.kata, pattern: record.pattern, workspace: record.workspace, limit: 20)
    }
    let last = earlier?.first { $0.isPassed || $0.reason == "casesFailed" }
    changes = CaseChanges(of: attempt, since: last)
  }

  /// The lines, with a blank one between the kinds.
  func lines(look: Look, width: Int) -> [StyledText] {
    let width = min(width, 100)
    let changed = changes.lines(words: steps.context.words, look: look, width: width)
    let kinds = [
      changed, steps.lines(look: look, width: width), costs?.lines(look: look, width: width) ?? [],
    ]
    return Array(kinds.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
