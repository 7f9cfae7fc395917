/// One line of what the host reports.
enum HostEvent {
  case began(id: String)
  case failed(id: String, Failure)
  case ended(id: String, status: String, seconds: Double)
  /// The library could not be used; no case runs.
  case unusable(reason: String)
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
    case .closed(let token):
      ["event": "closed", "token": token]
    }
  }
}
