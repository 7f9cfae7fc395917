import Foundation
import KataCore
import KataTerminal
import KataText

/// A verdict on every save, and a few keys, until somebody quits.
struct WatchSession: Sendable {
  private enum Event: Sendable {
    case saved([String])
    case gone(String)
    case key(Key)
    case checked(Int, Result<CheckSession.Outcome, any Error>)
  }

  let session: CheckSession
  let screen: WatchScreen
  let actions: WatchActions

  /// Watches until a key quits, the input or the folder goes away, or the task is cancelled.
  ///
  /// - Parameter polling: Looks at the files twice a second, for folders whose changes the system does not tell.
  func run(polling: Bool) async throws -> ExitStatus {
    let (events, feed) = AsyncStream<Event>.makeStream()
    let root = session.open.workspace.root
    let watcher = FileWatcher(folders: [root.appending(path: "Sources")], poll: polling)
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
  private struct Rounds {
    var running: Task<Void, Never>?
    var number = 0
    var shown: Attempt?
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
    rounds.running?.cancel()
    await rounds.running?.value
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
        screen.show(CommandTrouble("\(folder) is gone. It is checked again when it is back."))
      case .checked(let finished, let result):
        guard finished == rounds.number else { continue }
        rounds.running = nil
        rounds.shown = try show(result) ?? rounds.shown
        guard session.context.output.isOpen else { return .done }
      case .key(.resized):
        if rounds.running == nil, let shown = rounds.shown { screen.show(shown) }
      case .key(let key):
        guard let action = WatchActions.Action(key) else { continue }
        if action == .quit { return .done }
        // A key that was meant for the verdict before says nothing about the one that is on its way.
        guard rounds.running == nil else { continue }
        if action == .run {
          begin([], feed, &rounds)
        } else {
          try await actions.perform(action, on: rounds.shown)
        }
      }
    }
    return Task.isCancelled ? .interrupted : .done
  }

  private func begin(
    _ cause: [String], _ feed: AsyncStream<Event>.Continuation, _ rounds: inout Rounds
  ) {
    rounds.running?.cancel()
    rounds.number += 1
    screen.announce(cause)
    rounds.running = check(rounds.number, feed)
  }

  private func check(_ number: Int, _ feed: AsyncStream<Event>.Continuation) -> Task<Void, Never> {
    Task {
      do {
        let outcome = try await session.check(
          seed: nil, requiresSandbox: false, waiting: screen.waiting)
        feed.yield(.checked(number, .success(outcome)))
      } catch {
        feed.yield(.checked(number, .failure(error)))
      }
    }
  }

  /// Shows a verdict; trouble that a next save may end is told, and watching goes on.
  private func show(_ result: Result<CheckSession.Outcome, any Error>) throws -> Attempt? {
    switch result {
    case .success(let outcome):
      screen.show(outcome.attempt)
      try session.keep(outcome)
      return outcome.attempt
    case .failure(let error as CancellationError):
      throw error
    case .failure(let error):
      guard let trouble = CommandTrouble(error) else { throw error }
      screen.show(trouble)
      return nil
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
