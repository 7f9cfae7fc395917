package import KataCore

extension Responsibility {
  /// The duty in a word or two, as it stands in a list.
  package var title: String {
    switch self {
    case .network: "network"
    case .storage: "storage"
    case .logging: "logging"
    case .presentation: "presentation"
    case .domain: "rules"
    case .layout: "layout"
    case .navigation: "navigation"
    case .viewEvents: "view events"
    case .observing: "observing"
    case .wiring: "wiring"
    }
  }
}
