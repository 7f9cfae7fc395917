import KataCore

/// Scoring that begins with a check, in the hope that somebody will want it.
///
/// It reads and rewrites the files while they are compiled, compiles them again once they have passed the gates, and
/// runs nothing before it is asked for.
package struct ScoringAhead: Sendable {
  let start: HeadStart
  private let task: Task<Scores?, any Error>

  /// Begins it, and ends what is left of it with `work`, whatever comes of that.
  package static func during<Answer, Trouble: Error>(
    in workshop: Workshop, isolation: isolated (any Actor)? = #isolation,
    _ work: (ScoringAhead) async throws(Trouble) -> Answer
  ) async throws(Trouble) -> Answer {
    let start = HeadStart()
    let task = Task {
      try await ScorePipeline(workshop: workshop).scores(from: start, isPassed: true)
    }
    let answer: Result<Answer, Trouble>
    do {
      answer = .success(try await work(ScoringAhead(start: start, task: task)))
    } catch {
      answer = .failure(error)
    }
    task.cancel()
    _ = await task.result
    return try answer.get()
  }

  /// Goes on to the end.
  ///
  /// - Throws: What keeps the machine from scoring, or `CancellationError` once nothing is left of it.
  func scores() async throws -> Scores? {
    start.mayRun.make()
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
