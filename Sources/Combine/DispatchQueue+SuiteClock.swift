import Dispatch
import OpenCombine

/// A queue runs by itself what is due now, and the rest once suites have let the time pass.
extension DispatchQueue: OpenCombine.Scheduler {
  /// A moment on the clock of suites.
  public typealias SchedulerTimeType = OCombine.SchedulerTimeType
  /// What OpenCombine's scheduler takes as options.
  public typealias SchedulerOptions = OCombine.SchedulerOptions

  /// The time on the clock of suites.
  public var now: SchedulerTimeType { SchedulerTimeType(SuiteClock.uptime) }

  /// Nothing: the clock of suites is exact.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    ocombine.schedule(options: options, action)
  }

  /// Runs an action once the clock of suites says so.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _ = TimedWork(after: now.distance(to: date).seconds) { self.perform(action, options) }
  }

  /// Runs an action once the clock of suites says so, and again in an interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    TimedWork(after: now.distance(to: date).seconds, every: interval.seconds) {
      self.perform(action, options)
    }
  }

  /// Timed work comes on the main thread, where the main queue's can run right away.
  private func perform(_ action: @escaping () -> Void, _ options: SchedulerOptions?) {
    if self === DispatchQueue.main {
      action()
    } else {
      schedule(options: options, action)
    }
  }
}

extension DispatchQueue.OCombine.SchedulerTimeType.Stride {
  fileprivate var seconds: Double { Double(magnitude) / 1_000_000_000 }
}
