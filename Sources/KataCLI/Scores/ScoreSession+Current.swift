import Foundation
import KataCore
import KataRecords
import KataReporting
import KataWorkspace

extension ScoreSession {
  /// The files as they are now, with their scores.
  struct Current: Sendable {
    let files: [SourceFile]
    let scores: Scores
    /// The hash of the files.
    let submission: String
  }

  /// The hash of the files as they are now.
  var submission: String {
    get throws { try SourceReader().read(check.open.workspace).submission.description }
  }

  /// Scores the files as they are now, unless this session has just done so; nil when they do not build.
  func current(waiting: WaitingLine) async throws -> Current? {
    let reading = try SourceReader().read(check.open.workspace)
    let submission = reading.submission.description
    // The hash knows nothing of the learner's own tests, which are scored too.
    let known =
      reading.tests.files.isEmpty
      ? check.context.session?.scores(of: submission, pattern: check.pattern.id) : nil
    var scores = known
    if scores == nil {
      // What scores are made of comes from a seed of their own, so any will do here.
      scores = try await self.scores(
        check.request(for: reading, waiting: waiting), waiting: waiting)
    }
    guard let scores else { return nil }
    if let attempt = check.open.currentAttempt,
      attempt.pattern == check.open.workspace.exercise(in: check.pattern)
    {
      keep(scores, of: attempt.id, submission: submission)
    } else {
      note(scores, submission: submission)
    }
    return Current(files: reading.files, scores: scores, submission: submission)
  }

  /// The values of the newest attempt at the same kata in the same pattern that was of other files.
  func last(besides current: Current) -> [Score.Feature: ScoreValue] {
    let scored = check.context.records.read { store in
      try store.scoredAttempts(
        kata: check.kata.id, pattern: check.pattern.id,
        workspace: check.open.workspace.root.path)
    }
    return scored?.first { $0.attempt.submission != current.submission }?.scores.values ?? [:]
  }
}
