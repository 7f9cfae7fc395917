import KataCore
import Synchronization

/// Counts the steps that are done, whichever order they end in, and reports each.
final class StepCount: Sendable {
  private let total: Int
  private let report: @Sendable (WorkProgress) -> Void
  private let done = Mutex(0)

  init(of total: Int, report: @escaping @Sendable (WorkProgress) -> Void) {
    self.total = total
    self.report = report
  }

  /// Notes that one more step is done.
  func finish(_ activity: String) {
    // Reported under the lock, so that no later count is reported before an earlier one.
    done.withLock { done in
      done += 1
      report(WorkProgress(activity: activity, completed: done, total: total))
    }
  }
}
