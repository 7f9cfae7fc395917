import KataCore
import Synchronization

/// Says once, before any code runs, that nothing shuts it off from this machine.
///
/// A class because every check of a watch shares what was said.
final class LimitsNote: Sendable {
  private let isTold = Mutex(false)

  func tell(_ isolation: Isolation, in context: Context, instead waiting: WaitingLine) {
    let isFirst = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    guard isFirst else { return }
    waiting.finish()
    let advice = isolation.note ?? "`kata doctor` says what would change that."
    context.tell("Your program runs with limits but not shut off from this machine. \(advice)")
  }
}
