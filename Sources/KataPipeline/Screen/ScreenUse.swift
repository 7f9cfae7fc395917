package import KataCore
import KataRunning

/// A screen that is being used.
package struct ScreenUse: Sendable {
  let talk: ScreenTalk
  /// What the numbers of a moment's calls stand for; empty where the files could not be traced.
  package let methods: [TracedSources.Method]

  /// The learner's program has ended; thrown through whoever uses the screen.
  struct Ended: Error {
    let end: ScreenEnd
  }

  /// Waits for the screen as it opens.
  package func open() async throws -> ScreenMoment {
    try moment(await talk.open())
  }

  /// Does something to the screen and waits for what it looks like then.
  package func perform(_ action: ScreenAction) async throws -> ScreenMoment {
    try moment(await talk.perform(action))
  }

  private func moment(_ outcome: ScreenRun.Outcome) throws -> ScreenMoment {
    switch outcome {
    case .shown(let moment): return moment
    case .ended(let end): throw Ended(end: end)
    }
  }
}
