import Foundation
@_spi(Driving) import HeadlessUIKit
import OpenCombine
import Synchronization

/// The clock of suites as schedulers see it: it stands still until a suite lets time pass.
enum SuiteClock {
  private static let start = (date: Date(), uptime: DispatchTime.now().uptimeNanoseconds)
  /// The time as the main thread saw it last.
  ///
  /// Elsewhere it may be a little old. That does no harm: schedulers subtract it from what they have added it to.
  private static let lastSeen = Mutex(Duration.zero)

  /// How much time has passed.
  static var elapsed: Duration {
    guard Thread.isMainThread else { return lastSeen.withLock { $0 } }
    let now = MainActor.assumeIsolated { VirtualClock.current.now }
    lastSeen.withLock { $0 = now }
    return now
  }

  /// The time of day.
  static var date: Date { start.date + elapsed / .seconds(1) }

  /// The time by which dispatch queues go.
  static var uptime: DispatchTime {
    DispatchTime(uptimeNanoseconds: start.uptime + UInt64(elapsed / .nanoseconds(1)))
  }

  /// Runs work on the main thread: now where this is it, or else soon.
  static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
