import Foundation
@_spi(Driving) import HeadlessUIKit
import OpenCombine
import Synchronization

/// Work that waits on the clock of suites, once or again and again; a class because anybody may take it back.
final class TimedWork: Cancellable, Sendable {
  /// What is left to do; nil once it is done or taken back.
  private let work: Mutex<Work?>
  private let interval: Duration?
  /// Its place on the clock, which is the main thread's.
  @MainActor private var ticket: VirtualClock.Ticket?

  private struct Work: @unchecked Sendable {
    let run: () -> Void
  }

  /// Nothing repeats faster, or time would never pass.
  private static let shortestInterval = Duration.milliseconds(1)

  /// - Parameters:
  ///   - seconds: How long to wait first.
  ///   - interval: How many seconds later to do it again; nil for work that is done once.
  ///   - work: Runs on the main thread.
  init(after seconds: Double, every interval: Double? = nil, _ work: @escaping () -> Void) {
    self.work = Mutex(Work(run: work))
    self.interval = interval.map { max(.seconds($0), Self.shortestInterval) }
    SuiteClock.onMain { self.wait(max(.seconds(seconds), .zero)) }
  }

  /// Takes the work back, and lets go of it.
  func cancel() {
    // Letting go may run a deinitialiser that comes here again, so it happens outside of the lock.
    _ = take()
    SuiteClock.onMain {
      self.ticket?.cancel()
      self.ticket = nil
    }
  }

  private func take() -> Work? {
    work.withLock { work in
      defer { work = nil }
      return work
    }
  }

  @MainActor private func wait(_ duration: Duration) {
    guard work.withLock({ $0 != nil }) else { return }
    ticket = VirtualClock.current.wait(duration) { self.fallDue() }
  }

  @MainActor private func fallDue() {
    guard let interval else {
      ticket = nil
      take()?.run()
      return
    }
    // First the next time, so that the work itself can take it back.
    wait(interval)
    work.withLock { $0 }?.run()
  }
}
