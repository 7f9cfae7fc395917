import Dispatch

/// Runs an actor that waits by blocking on a thread that Swift's tasks do not need.
final class BlockingQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "kata.blocking")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
