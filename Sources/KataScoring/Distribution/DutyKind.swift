import KataCore

/// What duties have in common, which every pattern keeps together before it tells them apart.
enum DutyKind: Int, CaseIterable {
  /// What is seen, and what is done to it.
  case screen
  /// What is true, how it reads, and that it has changed.
  case meaning
  /// What lies outside of the program.
  case outside
  /// How parts come together, and how one screen leads to the next.
  case assembly

  init(_ responsibility: Responsibility) {
    switch responsibility {
    case .layout, .viewEvents: self = .screen
    case .presentation, .domain, .observing: self = .meaning
    case .network, .storage, .logging: self = .outside
    case .navigation, .wiring: self = .assembly
    }
  }
}
