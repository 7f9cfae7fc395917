@_spi(Driving) import UIKit

/// One line of what the host reports.
enum HostEvent {
  /// What the process has given up before the first case.
  case lockedDown(Lockdown.State)
  case began(id: String)
  case failed(id: String, Failure)
  case ended(id: String, status: String, seconds: Double)
  /// The library could not be used; no case runs.
  case unusable(reason: String)
  /// What a case did without a mutant: the probes it hit, and the mutants that it found to change nothing.
  case traced(
    id: String, status: String, loadsView: Bool, hits: [Int], unfit: [Int], about: FailureSubject,
    places: Set<EffectRecord.Place>)
  /// What a mutant met, the case that noticed it, and what the first effect is about that it has changed.
  case tried(mutant: Int, fate: String, id: String?, alters: EffectLog.Kind?)
  /// The probes that behaviours hit without a mutant that nobody notices, and no longer with it.
  case spared(mutant: Int, probes: [Int])
  /// The screen as it is after a command, where it is shown and no case runs.
  case screen(ScreenReport)
  /// Every case has ended; nothing follows.
  case closed(token: String)
}

extension HostEvent {
  /// The event's members, as JSON has them.
  var members: [String: Any] {
    switch self {
    case .lockedDown(let state):
      [
        "event": "lockedDown", "filter": state.filtersSystemCalls, "files": state.restrictsFiles,
      ]
    case .began(let id):
      ["event": "began", "case": id]
    case .failed(let id, let failure):
      ["event": "failed", "case": id, "failure": failure.members]
    case .ended(let id, let status, let seconds):
      ["event": "ended", "case": id, "status": status, "seconds": seconds]
    case .unusable(let reason):
      ["event": "unusable", "reason": reason]
    case .traced(let id, let status, let loadsView, let hits, let unfit, let subject, let places):
      [
        "event": "traced", "case": id, "status": status, "views": loadsView, "hits": hits,
        "unfit": unfit, "effects": Self.probes(in: places),
      ].merging(subject.members) { first, _ in first }
    case .tried(let mutant, let fate, let id, let kind):
      ["event": "tried", "mutant": mutant, "fate": fate]
        .merging(id.map { ["case": $0] } ?? [:]) { first, _ in first }
        .merging(kind.map { ["alters": "\($0)"] } ?? [:]) { first, _ in first }
    case .spared(let mutant, let probes):
      ["event": "spared", "mutant": mutant, "hits": probes]
    case .screen(let report):
      report.event
    case .closed(let token):
      ["event": "closed", "token": token]
    }
  }
  /// The probes of each kind of effect.
  private static func probes(in places: Set<EffectRecord.Place>) -> [String: [Int]] {
    Dictionary(grouping: places) { "\($0.kind)" }.mapValues { $0.map(\.probe).sorted() }
  }
}
