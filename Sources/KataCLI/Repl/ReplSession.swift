import Foundation
import KataCore
import Synchronization

/// What the lines of one session share: where it is, what the last check came to, and what is built meanwhile.
///
/// A class because commands move the session that runs them.
final class ReplSession: Sendable {
  private struct State {
    var directory: URL
    var last: (attempt: Attempt, workspace: URL)?
    var design: Design?
    var background: Task<Void, Never>?
  }

  private let state: Mutex<State>

  init(directory: URL) {
    state = Mutex(State(directory: directory))
  }

  /// The session's current folder.
  var directory: URL { state.withLock { $0.directory } }

  /// The last check of this session, if it was of this workspace.
  func lastAttempt(in workspace: URL) -> Attempt? {
    state.withLock { $0.last }.flatMap { $0.workspace == workspace ? $0.attempt : nil }
  }

  /// The scores of files that a line of this session has scored.
  struct Design: Sendable {
    let scores: Scores
    /// The hash of the files.
    let submission: String
    let pattern: String
  }

  /// The scores of these very files in this pattern, if they were the last that were scored.
  func scores(of submission: String, pattern: String) -> Scores? {
    state.withLock { $0.design }.flatMap {
      $0.submission == submission && $0.pattern == pattern ? $0.scores : nil
    }
  }

  func note(_ design: Design) {
    state.withLock { $0.design = design }
  }

  func enter(_ folder: URL) {
    state.withLock { $0.directory = folder }
  }

  func note(_ attempt: Attempt, in workspace: URL) {
    state.withLock { $0.last = (attempt, workspace) }
  }

  /// Does something while the learner reads or types, after whatever was to be done before.
  func inBackground(_ work: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      let earlier = state.background
      state.background = Task(priority: .utility) {
        await withTaskCancellationHandler {
          await earlier?.value
        } onCancel: {
          earlier?.cancel()
        }
        if !Task.isCancelled { await work() }
      }
    }
  }

  /// Stops what is done in the background and waits until it has put its files away.
  func close() async {
    let background = state.withLock { $0.background }
    background?.cancel()
    await background?.value
  }
}
