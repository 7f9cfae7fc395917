import Dispatch
package import Foundation
import Synchronization

/// Tells when files in some folders have been saved, however an editor goes about it.
///
/// A class because it listens until it is cancelled or nobody holds it any more.
package final class FileWatcher: Sendable {
  private let told: AsyncStream<FileChange>
  private let continuation: AsyncStream<FileChange>.Continuation
  private let watch: Mutex<FolderWatch>
  // The system's sources may be used from any thread, though their types do not say so.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer
  private nonisolated(unsafe) let reader: (any DispatchSourceRead)?

  /// Watches from now on; what the files hold now is what later saves are compared with.
  ///
  /// - Parameters:
  ///   - folders: Watched with all below them, except hidden folders and links to folders.
  ///   - optional: Watched in the same way whenever they are there.
  ///   - quiet: How long nothing may happen after a save until it is told.
  ///   - tick: How often files are looked at where the system does not tell what happens to them.
  ///   - poll: Says that the system is not even asked.
  ///   - isWatched: Says by its name whether a file is watched.
  package init(
    folders: [URL], optional: [URL] = [], quiet: Duration = .milliseconds(30),
    tick: Duration = .milliseconds(500),
    poll: Bool = false,
    isWatched: @escaping @Sendable (_ name: String) -> Bool = {
      $0.hasSuffix(".swift") && !$0.hasPrefix(".")
    }
  ) {
    (told, continuation) = AsyncStream.makeStream()
    let folders = WatchedFolders(
      roots: folders.map(\.path), optional: optional.map(\.path), isWatched: isWatched)
    let first = FolderWatch(folders, quiet: quiet, tick: tick, poll: poll, at: .now)
    let queue = DispatchQueue(label: "file watcher")
    timer = DispatchSource.makeTimerSource(queue: queue)
    reader = first.events.map {
      DispatchSource.makeReadSource(fileDescriptor: $0.descriptor, queue: queue)
    }
    let events = first.events
    watch = Mutex(first)
    timer.setEventHandler { [weak self] in self?.advance() }
    reader?.setEventHandler { [weak self] in self?.advance() }
    // The descriptor must stay open for as long as the system looks at it.
    reader?.setCancelHandler { withExtendedLifetime(events) {} }
    continuation.onTermination = { [weak self] _ in self?.cancel() }
    timer.schedule(deadline: .now())
    timer.resume()
    reader?.resume()
  }

  deinit {
    cancel()
  }

  /// What has happened since the beginning and has settled, one element for each save.
  ///
  /// For a single reader. Cancelling its task ends the watching.
  package var changes: AsyncStream<FileChange> {
    // Holds the watcher, which might otherwise be gone as soon as its last mention is.
    AsyncStream(unfolding: next, onCancel: cancel)
  }

  /// Says whether the files are looked at by the clock alone, so that a save is noticed later.
  package var isPolling: Bool { watch.withLock { $0.events == nil } }

  /// Stops watching and ends `changes`.
  @Sendable package func cancel() {
    timer.cancel()
    reader?.cancel()
    continuation.finish()
  }

  @Sendable private func next() async -> FileChange? {
    for await change in told { return change }
    return nil
  }

  private func advance() {
    let (changes, next, isPolling) = watch.withLock { watch in
      (watch.advance(at: .now), watch.nextLook, watch.events == nil)
    }
    for change in changes { continuation.yield(change) }
    if isPolling { reader?.cancel() }
    timer.schedule(deadline: next.map { .now() + Self.seconds(until: $0) } ?? .distantFuture)
  }

  private static func seconds(until instant: ContinuousClock.Instant) -> Double {
    max(0, (instant - .now) / .seconds(1))
  }
}
