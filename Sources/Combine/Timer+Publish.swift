import Foundation
import OpenCombine

extension Foundation.Timer {
  /// Publishes the time again and again, once it is connected; the time is that of suites.
  public final class TimerPublisher: ConnectablePublisher {
    /// What is published.
    public typealias Output = Date
    /// How publishing can fail.
    public typealias Failure = Never

    /// How many seconds pass between two times.
    public let interval: TimeInterval
    /// Kept and not used: the clock of suites is exact.
    public let tolerance: TimeInterval?
    /// Kept and not used: every time comes on the main thread.
    public let runLoop: RunLoop
    /// Kept and not used.
    public let mode: RunLoop.Mode
    /// Kept and not used.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher that waits for `connect()`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Starts the timer; whoever calls this can cancel it.
    public func connect() -> any Cancellable {
      TimedWork(after: interval, every: interval) { [dates] in dates.send(SuiteClock.date) }
    }
  }

  /// A publisher of the time in this interval; `connect()` or `autoconnect()` starts it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
