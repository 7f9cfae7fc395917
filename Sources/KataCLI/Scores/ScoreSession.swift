import Foundation
import KataCore
import KataPipeline
import KataRecords
import KataReporting
import KataTerminal

/// Scores the design of one workspace's files, and keeps the scores with the attempt that they belong to.
struct ScoreSession: Sendable {
  let check: CheckSession

  private var context: Context { check.context }

  /// Scores a solution; nil when it does not build.
  ///
  /// - Parameter outcome: The check of the same request, if there was one.
  /// - Throws: `CancellationError`, or what keeps the machine from scoring.
  func scores(
    _ request: CheckRequest, after outcome: CheckPipeline.Outcome? = nil, waiting: WaitingLine
  ) async throws -> Scores? {
    defer { waiting.finish() }
    waiting.show(context.words.scoring)
    let show = waiting.report
    // Where nothing can be wiped away again, steps are not worth a line each.
    let isShown = waiting.canBeWiped
    return try await CheckPipeline(workshop: context.workshop()).scores(request, after: outcome) {
      step in
      if isShown { show(step) }
    }
  }

  /// How scoring ended that somebody may stop.
  enum Ending: Sendable {
    case scored(Scores)
    /// It does not build with what scoring adds to it, or not at all.
    case unbuilt
    case stopped
  }

  /// Scores what a check was of, unless ^C or the next line stops it, which takes nothing from the verdict.
  ///
  /// - Throws: What keeps the machine from scoring, or `CancellationError` when the program is to end.
  func scoresUnlessStopped(
    _ outcome: CheckSession.Outcome, waiting: WaitingLine
  ) async throws -> Ending {
    let typed = context.session != nil && context.facts.inputIsTerminal ? TypedAhead() : nil
    // Heard before everybody else, so that ^C ends this and nothing more.
    let ending = await context.interrupts.cancelling {
      await Result {
        try await racing(typed) {
          try await scores(outcome.request, after: outcome.checked, waiting: waiting)
        }
      }
    }
    try Task.checkCancellation()
    do {
      return try ending.get().map(Ending.scored) ?? .unbuilt
    } catch is CancellationError {
      return .stopped
    }
  }

  /// Does work until somebody has typed a line.
  private func racing(
    _ typed: TypedAhead?, _ work: @escaping @Sendable () async throws -> Scores?
  ) async throws -> Scores? {
    guard let typed else { return try await work() }
    return try await withThrowingTaskGroup(of: Scores?.self) { group in
      group.addTask(operation: work)
      group.addTask {
        guard await typed.wait() else { return nil }
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  /// The values of the scored attempt before this one, at the same kata in the same pattern.
  func last(before started: Date) -> [Score.Feature: ScoreValue] {
    let record = context.records.read { store in
      try store.lastScores(
        workspace: check.open.workspace.root.path, kata: check.kata.id, pattern: check.pattern.id,
        before: started)
    }
    return record??.values ?? [:]
  }

  /// Writes the scores down for the attempt, and for the lines that follow in a session.
  func keep(_ scores: Scores, of attempt: UUID, submission: String) {
    if let record = ScoreRecord(scores, attempt: attempt) {
      context.records.write { try $0.note(record) }
    }
    note(scores, submission: submission)
  }

  /// Remembers the scores for the lines that follow in a session.
  func note(_ scores: Scores, submission: String) {
    context.session?.note(
      .init(scores: scores, submission: submission, pattern: check.pattern.id))
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ work: () async throws -> Success) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
