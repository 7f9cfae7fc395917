package import KataCore

extension Effect.Kind {
  /// What is reached, in a word or two.
  package var title: String {
    switch self {
    case .network: "network"
    case .clock: "clock"
    case .randomness: "chance"
    case .storage: "storage"
    case .notifications: "notifications"
    case .mainQueue: "main queue"
    case .singleton: "a singleton"
    case .navigation: "navigation"
    case .logging: "logging"
    }
  }
}
