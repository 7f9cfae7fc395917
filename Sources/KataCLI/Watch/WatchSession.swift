import Foundation
import KataCore
import KataPipeline
import KataTerminal
import KataText

/// A verdict on every save, and a few keys, until somebody quits.
struct WatchSession: Sendable {
  enum Event: Sendable {
    case saved([String])
    case gone(String)
    case key(Key)
    case checked(Int, Result<CheckSession.Outcome, any Error>)
    case scored(Int, Result<Scores?, any Error>)
  }

  let session: CheckSession
  let screen: WatchScreen
  let actions: WatchActions
  /// Says whether designs are scored too.
  let scores: Bool

  /// Watches until a key quits, the input or the folder goes away, or the task is cancelled.
  ///
  /// - Parameter polling: Looks at the files twice a second, for folders whose changes the system does not tell.
  func run(polling: Bool) async throws -> ExitStatus {
    let (events, feed) = AsyncStream<Event>.makeStream()
    let root = session.open.workspace.root
    let watcher = FileWatcher(
      folders: [root.appending(path: "Sources")], optional: [root.appending(path: "Tests")],
      poll: polling)
    // Restores the terminal when it is over, before anything else is said.
    return try await KeyReader().reading { keys in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await change in watcher.changes { feed.yield(Self.event(change, below: root)) }
        }
        group.addTask {
          for await key in keys { feed.yield(.key(key)) }
        }
        defer { group.cancelAll() }
        return try await withTaskCancellationHandler {
          try await follow(events, feed)
        } onCancel: {
          feed.finish()
        }
      }
    }
  }

  /// The check that is under way, and what the last one came to.
  struct Rounds {
    var running: Task<Void, Never>?
    /// What goes on below a verdict; a save ends it.
    var scoring: Task<Void, Never>?
    var number = 0
    var shown: CheckSession.Outcome?
    var answer: WatchScreen.Answer?
    /// Says whether a key's answer stands below the verdict, which scores then leave there.
    var isAnswered = false
  }

  private func follow(
    _ events: AsyncStream<Event>, _ feed: AsyncStream<Event>.Continuation
  ) async throws -> ExitStatus {
    var rounds = Rounds()
    let ending: Result<ExitStatus, any Error>
    do {
      ending = .success(try await follow(events, feed, &rounds))
    } catch {
      ending = .failure(error)
    }
    // What it draws while it is waited for must be put away before anybody else writes.
    let tasks = [rounds.running, rounds.scoring].compactMap(\.self)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    return try ending.get()
  }

  private func follow(
    _ events: AsyncStream<Event>, _ feed: AsyncStream<Event>.Continuation, _ rounds: inout Rounds
  ) async throws -> ExitStatus {
    begin([], feed, &rounds)
    for await event in events {
      switch event {
      case .saved(let paths):
        begin(paths, feed, &rounds)
      case .gone(let folder):
        screen.show(CommandError("\(folder) is gone. It is checked again when it is back."))
      case .checked(let finished, let result):
        guard finished == rounds.number else { continue }
        try show(result, &rounds)
        rounds.running = nil
        guard session.context.output.isOpen else { return .done }
      case .scored(let finished, let result):
        guard finished == rounds.number else { continue }
        rounds.scoring = nil
        try show(result, &rounds)
      case .key(.resized):
        guard rounds.running == nil, let answer = rounds.answer else { continue }
        screen.show(answer, isScoring: rounds.scoring != nil)
      case .key(let key):
        guard let action = WatchActions.Action(key) else { continue }
        if action == .quit { return .done }
        // A key that was meant for the verdict before says nothing about the one that is on its way.
        guard rounds.running == nil else { continue }
        if action == .run {
          begin([], feed, &rounds)
        } else {
          try await actions.perform(action, on: rounds.shown?.attempt)
          rounds.isAnswered = true
        }
      }
    }
    return Task.isCancelled ? .interrupted : .done
  }

  private func begin(
    _ cause: [String], _ feed: AsyncStream<Event>.Continuation, _ rounds: inout Rounds
  ) {
    rounds.running?.cancel()
    rounds.scoring?.cancel()
    (rounds.scoring, rounds.isAnswered) = (nil, false)
    rounds.number += 1
    screen.announce(cause)
    rounds.running = check(rounds.number, feed)
  }

  private func check(_ number: Int, _ feed: AsyncStream<Event>.Continuation) -> Task<Void, Never> {
    Task { await check(number, feed) }
  }

  /// Shows a verdict; an error that a next save may end is told, and watching goes on.
  private func show(
    _ result: Result<CheckSession.Outcome, any Error>, _ rounds: inout Rounds
  ) throws {
    switch result {
    case .success(let outcome):
      let isScored = scores && outcome.attempt.canBeScored
      rounds.scoring = isScored ? rounds.running : nil
      let answer = WatchScreen.Answer(
        attempt: outcome.attempt, notes: CheckNotes(outcome, session: session))
      try session.keep(outcome) { screen.show(answer, isScoring: isScored) }
      (rounds.shown, rounds.answer) = (outcome, answer)
    case .failure(let error as CancellationError):
      throw error
    case .failure(let error):
      guard let commandError = CommandError(error) else { throw error }
      // No save brings a sandbox.
      if commandError.status == .unavailable, session.requiresSandbox { throw error }
      screen.show(commandError)
    }
  }

  private static func event(_ change: FileChange, below root: URL) -> Event {
    let name = { (path: String) in
      path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
    }
    return switch change {
    case .files(let paths): .saved(paths.map(name))
    case .folderGone(let path): .gone(name(path))
    }
  }
}
