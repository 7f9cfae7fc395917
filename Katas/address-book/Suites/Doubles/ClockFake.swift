import AddressBookContract
import Foundation
@_spi(Driving) import UIKit

/// A clock that the suite moves on.
@MainActor final class ClockFake: AppClock {
  private(set) var now = Date(timeIntervalSince1970: 1_700_000_000)
  private var timers: [Timer] = []

  /// How many timers have not been invalidated.
  var runningTimers: Int { timers.count }

  func repeatingTimer(every seconds: TimeInterval, block: @escaping () -> Void) -> any AppTimer {
    let timer = Timer(interval: seconds, due: now + seconds, block: block, clock: self)
    timers.append(timer)
    return timer
  }

  /// Lets time pass, and fires what falls due.
  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let next = timers.min(by: { $0.due < $1.due }), next.due <= end {
      now = next.due
      next.due += max(1, next.interval)
      next.block()
      MainQueue.settle()
    }
    now = end
  }

  private final class Timer: AppTimer {
    let interval: TimeInterval
    var due: Date
    let block: () -> Void
    private weak var clock: ClockFake?

    init(interval: TimeInterval, due: Date, block: @escaping () -> Void, clock: ClockFake) {
      self.interval = interval
      self.due = due
      self.block = block
      self.clock = clock
    }

    func invalidate() { clock?.timers.removeAll { $0 === self } }
  }
}
