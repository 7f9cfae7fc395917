import Foundation
import Glibc
@_spi(Driving) import UIKit

/// A running child of the host, as its parent half sees it.
///
/// A class, because what it has said grows while it runs.
final class TrialChild {
  let trial: Trial
  let descriptor: CInt
  /// The case that it has begun and not ended.
  private(set) var running: Int?
  /// The case whose failure it told.
  private(set) var failed: Int?
  private(set) var isDone = false
  private(set) var ended: [Int] = []
  /// The probes hit with a mutant on, as far as it told.
  private(set) var hits: [Int] = []
  /// What the first effect is about that the mutant has changed, as far as it told.
  private(set) var altered: EffectLog.Kind?
  private let process: pid_t
  private var rest: [UInt8] = []
  private var lastWord = Moment.now
  private var count = 0

  /// More than any child of ours has to say.
  private static let longestTalk = 16 << 20

  init(trial: Trial, process: pid_t, descriptor: CInt) {
    self.trial = trial
    self.process = process
    self.descriptor = descriptor
  }

  /// The moment at which patience with it ends.
  var deadline: Double { lastWord + trial.silenceSeconds }

  /// Takes what it has written; nil once there will be no more.
  func read() -> [TrialNote]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let size = Glibc.read(descriptor, &buffer, buffer.count)
    if size < 0, errno == EINTR { return [] }
    count += size
    guard size > 0, count < Self.longestTalk else { return nil }
    lastWord = Moment.now
    rest += buffer.prefix(size)
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(lines.removeLast())
    let notes = lines.compactMap { TrialNote(String(decoding: $0, as: UTF8.self)) }
    notes.forEach(take)
    return notes
  }

  private func take(_ note: TrialNote) {
    switch note {
    case .began(let index): running = index
    case .failed(let index): failed = index
    case .ended(let index, _):
      running = nil
      ended.append(index)
    case .hit(let probes): hits = probes
    case .altered(let kind): altered = kind
    case .done: isDone = true
    }
  }

  /// Ends it if it has not ended, and says whether it came to a good end of its own.
  func end() -> Bool {
    close(descriptor)
    kill(process, SIGKILL)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return isDone && failed == nil
  }
}
