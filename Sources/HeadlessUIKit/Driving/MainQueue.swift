import CoreFoundation

/// Lets what was put off to the main queue happen now, so that a test can look at the outcome.
///
/// Call `settle()` from the main thread outside any main-queue block or main-actor task: that is
/// where XCTMain calls synchronous test methods. Libdispatch never drains the main queue from
/// inside one of its own blocks, so from there (an `async` test, or any Swift Testing test on Linux)
/// the synchronous form only lets animations end; use `await MainQueue.settle()`.
@_spi(Driving)
@MainActor
public enum MainQueue {
  /// Runs the main queue, run loop, main-actor tasks and animations until nothing is left to do.
  ///
  /// Follows hops through the global queues and tasks, also chains of them, for at most `limit`. Does not wait for
  /// timers, sleeping tasks, long computing or anything else that needs time to pass.
  public static func settle(limit: Duration = .seconds(1)) {
    guard canDrain else {
      VirtualClock.current.runOut()
      return
    }
    let end = ContinuousClock.now + limit
    handleAll()
    while ContinuousClock.now < end, passesThroughGlobalQueues() {}
  }

  /// Settles, and goes on until `condition` holds; says whether it does before `timeout`.
  @discardableResult
  public static func settle(until condition: () -> Bool, timeout: Duration) -> Bool {
    let end = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      settle(limit: min(.seconds(1), timeout))
      if condition() { return true }
      runLoopPass(waiting: 0.001)
    }
    return true
  }

  /// Settles from inside an asynchronous function, on any thread that serves the main actor.
  public static func settle() async {
    for _ in 0..<asyncRounds {
      await GlobalQueues.passThrough()
      VirtualClock.current.runOut()
    }
  }

  /// Settles, and goes on until `condition` holds; says whether it does before `timeout`.
  @discardableResult
  public static func settle(until condition: () -> Bool, timeout: Duration) async -> Bool {
    let end = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      await settle()
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  /// How many rounds must find nothing to do: work may still be on its way between global queues.
  private static let quietRoundsNeeded = 3
  private static let asyncRounds = 16
  private static let passesPerDrain = 10_000
  /// After how many passes without any effect the main queue counts as out of reach.
  private static let emptyPassesAllowed = 10

  /// Whether the run loop serves the main queue from here, tried out with a block of our own.
  ///
  /// A pass that handles nothing tells nothing yet: it may have taken up another thread's request to wake up, as XCTest
  /// sends one when its own wait before a case is over.
  private static var canDrain: Bool {
    guard Thread.isMainThread else { return false }
    let probe = Probe()
    DispatchQueue.main.async { probe.hasRun = true }
    var emptyPasses = 0
    for _ in 0..<passesPerDrain where !probe.hasRun && emptyPasses < emptyPassesAllowed {
      if !runLoopPass() { emptyPasses += 1 }
    }
    return probe.hasRun
  }

  /// Runs what is there to run, animations included, and says whether there was anything.
  @discardableResult
  private static func handleAll() -> Bool {
    let ranAny = drain()
    let movedOn = VirtualClock.current.runOut()
    return ranAny || movedOn
  }

  /// Sends blocks of our own behind whatever is on the global queues, and says whether anything came of that.
  private static func passesThroughGlobalQueues() -> Bool {
    for _ in 0..<quietRoundsNeeded {
      GlobalQueues.passThrough()
      if handleAll() { return true }
    }
    return false
  }

  /// Runs what waits on the run loop and main queue, and says whether there was anything.
  private static func drain() -> Bool {
    var passes = 0
    while passes < passesPerDrain, runLoopPass() { passes += 1 }
    return passes > 0
  }

  /// Handles one source of the run loop, of which the main queue is one, and says whether it did.
  @discardableResult
  private static func runLoopPass(waiting seconds: TimeInterval = 0) -> Bool {
    EffectLog.apart { CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, true) == .handledSource }
  }

  @MainActor
  private final class Probe {
    var hasRun = false
  }
}
