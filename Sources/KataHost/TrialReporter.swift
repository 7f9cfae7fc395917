import Foundation
import Glibc
@_spi(Driving) import UIKit

/// Tells the parent half what becomes of the cases that a child runs.
///
/// A class, because it measures from a case's beginning to its end.
@MainActor final class TrialReporter: CaseReporter {
  private let trial: Trial
  private let indices: [String: Int]
  private let instruments: Instruments
  private let descriptor: CInt
  private let effects: EffectRecord
  private var start = (time: 0.0, processor: 0.0, views: 0)
  private var looks = Looks()
  /// Of the first failure of the case that runs.
  private var subject: FailureSubject?
  /// Whether an effect has differed in any case.
  private var isAltered = false

  init(trial: Trial, indices: [String: Int], instruments: Instruments, descriptor: CInt) {
    self.trial = trial
    self.indices = indices
    self.instruments = instruments
    self.descriptor = descriptor
    effects = EffectRecord(instruments: instruments)
  }

  /// What the next case may do to its end.
  func nextLooks() -> Looks {
    looks = Looks(most: trial.looks)
    return looks
  }

  /// Hears from XCTest, which calls its observers on the main thread.
  nonisolated func send(_ event: HostEvent) {
    MainActor.assumeIsolated { note(event) }
  }

  /// Ends the child at once, because XCTest takes longer to put the error into words than the case took.
  nonisolated func hear(_ failure: Failure, in id: String) {
    MainActor.assumeIsolated { note(.failed(id: id, failure)) }
  }

  private func note(_ event: HostEvent) {
    switch event {
    case .began(let id):
      guard let index = indices[id] else { return }
      write(.began(case: index))
      if trial.mutant == 0 { ProcessorTimer.start(trial.processorSeconds) }
      if trial.mutant == 0 { instruments.forgetHits() }
      start = (Moment.now, Moment.processor, ViewLoads.count)
      subject = nil
      followEffects(of: index)
    case .failed(let id, let failure):
      subject = subject ?? FailureSubject(failure)
      guard trial.mutant != 0, let index = indices[id] else { return }
      tellFailure(of: index)
    case .ended(let id, let status, _):
      guard let index = indices[id] else { return }
      effects.end()
      if trial.mutant == 0 {
        write(.ended(case: index, trace(status: status)))
      } else if status != "passed" {
        tellFailure(of: index)
      }
    default:
      break
    }
  }

  /// The first failure tells all there is to know of a mutant.
  private func tellFailure(of index: Int) -> Never {
    effects.end()
    write(.failed(case: index))
    _exit(0)
  }

  private func trace(status: String) -> TrialNote.CaseTrace {
    TrialNote.CaseTrace(
      status: status, loadsView: ViewLoads.count > start.views,
      processorSeconds: Moment.processor - start.processor, seconds: Moment.now - start.time,
      looks: looks.needed, hits: instruments.probesHit, unfit: instruments.unfitMutants,
      about: subject ?? FailureSubject(), sequence: effects.sequence, places: effects.places)
  }

  private func followEffects(of index: Int) {
    if trial.mutant == 0 { return effects.begin() }
    guard !isAltered else { return }
    effects.begin(comparingWith: trial.baselines[index]) { [unowned self] kind in
      isAltered = true
      write(.altered(kind))
    }
  }

  /// Tells that all cases have ended.
  func finish() {
    if trial.question == .isNoticed { write(.hit(instruments.probesHit)) }
    write(.done)
  }

  private func write(_ note: TrialNote) {
    EventChannel(descriptor: descriptor).write(Data(note.line.utf8))
  }
}
