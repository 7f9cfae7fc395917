import KataCore

extension TypeReference.Kind {
  /// What the one type does with the other.
  var verb: String {
    switch self {
    case .holds: "holds"
    case .holdsWeakly: "holds weakly"
    case .calls: "calls"
    case .reads: "reads"
    case .makes: "makes"
    case .conforms: "conforms to"
    case .captures: "stores a closure that captures"
    case .mentions: "mentions"
    }
  }
}
