import KataCore
import KataPipeline
import KataReporting
import KataWorkspace

extension WatchSession {
  /// Checks and tells the verdict, then scores what it is on, if that is wanted and can be done.
  func check(_ number: Int, _ feed: AsyncStream<Event>.Continuation) async {
    let outcome: CheckSession.Outcome
    do {
      outcome = try await session.check(seed: nil, waiting: screen.waiting)
      feed.yield(.checked(number, .success(outcome)))
    } catch {
      feed.yield(.checked(number, .failure(error)))
      return
    }
    guard scores, outcome.attempt.canBeScored else { return }
    do {
      let scores = try await CheckPipeline(workshop: session.context.workshop())
        .scores(outcome.request, after: outcome.checked) { _ in }
      feed.yield(.scored(number, .success(scores)))
    } catch {
      feed.yield(.scored(number, .failure(error)))
    }
  }

  /// Shows and keeps scores; an error in them takes nothing from the verdict.
  func show(_ result: Result<Scores?, any Error>, _ rounds: inout Rounds) throws {
    guard let outcome = rounds.shown, var answer = rounds.answer else { return }
    let scoring = ScoreSession(check: session)
    switch result {
    case .success(let scores?):
      let design = ScoredDesign(
        scores: scores, last: scoring.last(before: outcome.attempt.started),
        thresholds: ScoreThreshold.all(session.kata.thresholds, scores: scores),
        sources: outcome.reading.files)
      answer.design = design
      rounds.answer = answer
      screen.add(design, to: answer, isBelowAnswer: rounds.isAnswered)
      scoring.keep(scores, of: outcome.id, submission: outcome.attempt.submission)
    case .success(nil):
      if !rounds.isAnswered { screen.show(answer, isScoring: false) }
    case .failure(let error as CancellationError):
      throw error
    case .failure(let error):
      guard let commandError = CommandError(error) else { throw error }
      screen.add(commandError, canGoOn: outcome.attempt.verdict.isPassed)
    }
  }
}
