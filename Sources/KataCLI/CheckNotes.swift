import KataCore
import KataRecords
import KataText
import KataWorkspace

/// What is told above a verdict besides the report: what changed since the last check, and the brief's steps.
struct CheckNotes: Sendable {
  private let steps: StepsText
  private let changes: CaseChanges

  /// Compares with the newest check that ran; to be made before the records know this one.
  init(_ outcome: CheckSession.Outcome, session: CheckSession) {
    let (attempt, context) = (outcome.attempt, session.context)
    steps = StepsText(attempt: attempt, files: outcome.reading.files, context: context)
    let record = AttemptRecord(attempt, workspace: session.open.workspace, id: outcome.id)
    let earlier = context.records.read {
      try $0.attempts(
        kata: record.kata, pattern: record.pattern, workspace: record.workspace, limit: 20)
    }
    let last = earlier?.first { $0.isPassed || $0.reason == "casesFailed" }
    changes = CaseChanges(of: attempt, since: last)
  }

  /// The lines, with a blank one between the two kinds.
  func lines(look: Look, width: Int) -> [StyledText] {
    let width = min(width, 100)
    let changed = changes.lines(words: steps.context.words, look: look, width: width)
    let steps = steps.lines(look: look, width: width)
    return changed + (changed.isEmpty || steps.isEmpty ? [] : [""]) + steps
  }
}
