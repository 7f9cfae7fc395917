/// One line of what the host reports.
enum HostEvent {
  case began(id: String)
  case failed(id: String, Failure)
  case ended(id: String, status: String, seconds: Double)
  /// The library could not be used; no case runs.
  case unusable(reason: String)
  /// What a case did without a mutant: the probes it hit, and the mutants that it found to change nothing.
  case traced(
    id: String, status: String, loadsView: Bool, hits: [Int], unfit: [Int], about: FailureSubject)
  /// What a mutant met, and the case that noticed it.
  case tried(mutant: Int, fate: String, id: String?)
  /// The probes that behaviours hit without a mutant that nobody notices, and no longer with it.
  case spared(mutant: Int, probes: [Int])
  /// Every case has ended; nothing follows.
  case closed(token: String)
}

extension HostEvent {
  /// The event's members, as JSON has them.
  var members: [String: Any] {
    switch self {
    case .began(let id):
      ["event": "began", "case": id]
    case .failed(let id, let failure):
      ["event": "failed", "case": id, "failure": failure.members]
    case .ended(let id, let status, let seconds):
      ["event": "ended", "case": id, "status": status, "seconds": seconds]
    case .unusable(let reason):
      ["event": "unusable", "reason": reason]
    case .traced(let id, let status, let loadsView, let hits, let unfit, let subject):
      [
        "event": "traced", "case": id, "status": status, "views": loadsView, "hits": hits,
        "unfit": unfit,
      ].merging(subject.members) { first, _ in first }
    case .tried(let mutant, let fate, let id):
      ["event": "tried", "mutant": mutant, "fate": fate].merging(id.map { ["case": $0] } ?? [:]) {
        first, _ in first
      }
    case .spared(let mutant, let probes):
      ["event": "spared", "mutant": mutant, "hits": probes]
    case .closed(let token):
      ["event": "closed", "token": token]
    }
  }
}
