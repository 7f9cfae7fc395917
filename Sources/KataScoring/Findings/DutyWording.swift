import KataCore

/// The nouns and verbs that findings share.
enum DutyWording {
  /// What lines of a duty do, behind the name of a type.
  static func verb(_ duty: Responsibility) -> String {
    switch duty {
    case .network: "makes network requests"
    case .storage: "reads or writes stored data"
    case .logging: "logs events"
    case .presentation: "formats what is displayed"
    case .domain: "applies domain rules"
    case .layout: "builds and fills views"
    case .navigation: "navigates to other screens"
    case .viewEvents: "handles view events"
    case .observing: "observes changes of the model"
    case .wiring: "creates and connects objects"
    }
  }

  static func noun(_ duty: Responsibility) -> String {
    switch duty {
    case .network: "network requests"
    case .storage: "storage"
    case .logging: "logging"
    case .presentation: "presentation logic"
    case .domain: "domain rules"
    case .layout: "layout"
    case .navigation: "navigation"
    case .viewEvents: "view events"
    case .observing: "observation"
    case .wiring: "object creation"
    }
  }

  static func noun(_ role: Role) -> String {
    switch role {
    case .view: "the view"
    case .controller: "the view controller"
    case .presenter: "the presenter"
    case .viewModel: "the view model"
    case .adapter: "the adapter"
    case .interactor: "the interactor"
    case .router: "a router"
    case .dataController: "the data controller"
    case .builder: "a builder"
    case .service: "a service"
    case .model: "the model"
    case .other: "another type"
    }
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
