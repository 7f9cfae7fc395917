import Foundation
import PracticeHomeContract
@_spi(Driving) import UIKit

/// A clock that the suite moves on.
@MainActor final class ClockFake: AppClock {
  private(set) var now: Date
  private var timers: [Timer] = []

  init(now: Date) {
    self.now = now
  }

  /// How many timers have not been invalidated.
  var runningTimers: Int { timers.count }

  func repeatingTimer(every seconds: TimeInterval, block: @escaping () -> Void) -> any AppTimer {
    let timer = Timer(interval: seconds, due: now + seconds, block: block, clock: self)
    timers.append(timer)
    return timer
  }

  /// Lets minutes pass, and fires what falls due, the last of them only: nobody looks at the others.
  func advance(minutes: Int) {
    now += Double(minutes) * 60
    for timer in timers where timer.due <= now {
      timer.due = now + timer.interval
      timer.block()
    }
    MainQueue.settle()
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
