import Dispatch

/// Runs an actor that waits by blocking on a thread that Swift's tasks do not need.
///
/// The pool has one thread for each core: tests that block there would hold up every other suite.
final class BlockingQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "end-to-end")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
