import Synchronization

/// The earliest stage of a proof in which something is at fault, whichever step finds it first.
final class FirstFault: Sendable {
  private let stage = Mutex<ProofStep.Stage?>(nil)

  func note(_ fault: ProofStep.Stage) {
    stage.withLock { $0 = min($0 ?? fault, fault) }
  }

  /// Says whether a fault is known in a stage before this one.
  func precedes(_ other: ProofStep.Stage) -> Bool {
    stage.withLock { $0.map { $0 < other } ?? false }
  }
}
