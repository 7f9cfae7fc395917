import Foundation

/// Runs an actor on one thread of its own, which lasts as long as the actor.
///
/// The sandbox ends a child when the thread that started it ends, and a queue's threads end when they have been idle.
final class ThreadExecutor: SerialExecutor {
  private let jobs = Jobs()

  init() {
    let jobs = jobs
    Thread.detachNewThread {
      while let job = jobs.next() { job() }
    }
  }

  deinit {
    jobs.end()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    jobs.add { job.runSynchronously(on: executor) }
  }

  /// What waits for the thread; the lock guards all of it.
  private final class Jobs: @unchecked Sendable {
    private let lock = NSCondition()
    private var waiting: [@Sendable () -> Void] = []
    private var isEnded = false

    func add(_ job: @escaping @Sendable () -> Void) {
      lock.withLock {
        waiting.append(job)
        lock.signal()
      }
    }

    func end() {
      lock.withLock {
        isEnded = true
        lock.signal()
      }
    }

    /// Waits for the next job; nil once there will be no more.
    func next() -> (@Sendable () -> Void)? {
      lock.withLock {
        while waiting.isEmpty, !isEnded { lock.wait() }
        return waiting.isEmpty ? nil : waiting.removeFirst()
      }
    }
  }
}
