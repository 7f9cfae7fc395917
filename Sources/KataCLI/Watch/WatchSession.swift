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

  private func follow(
    _ events: AsyncStream<Event>, _ feed: AsyncStream<Event>.Continuation
  ) async throws -> ExitStatus {
    var running: Task<Void, Never>?
    var number = 0
    var shown: Attempt?
    let check = { (cause: [String]) in
      running?.cancel()
      number += 1
      screen.announce(cause)
      running = self.check(number, feed)
    }
    defer { running?.cancel() }
    check([])
    for await event in events {
      switch event {
      case .saved(let paths):
        check(paths)
      case .gone(let folder):
        screen.show(CommandTrouble("\(folder) is gone. It is checked again when it is back."))
      case .checked(let finished, let result):
        guard finished == number else { continue }
        running = nil
        shown = try show(result) ?? shown
      case .key(.resized):
        if running == nil, let shown { screen.show(shown) }
      case .key(let key):
        guard let action = WatchActions.Action(key) else { continue }
        if action == .quit { return .done }
        // A key that was meant for the verdict before says nothing about the one that is on its way.
        guard running == nil else { continue }
        if action == .run { check([]) } else { try await actions.perform(action, on: shown) }
      }
    }
    return Task.isCancelled ? .interrupted : .done
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
