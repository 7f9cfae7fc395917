import KataCore

/// Which duties are a role's own in a pattern, and which roles would be a duty's home: the one table of them.
struct DutyHomes: Sendable {
  let architecture: Architecture

  /// Whether a duty belongs to a role.
  ///
  /// Making and connecting is everybody's in small measure.
  func fits(_ duty: Responsibility, _ role: Role) -> Bool {
    switch role {
    case .other: true
    case .view, .controller: [.layout, .viewEvents, .observing, .wiring].contains(duty)
    case .presenter, .viewModel:
      [.presentation, .observing, .domain, .viewEvents, .wiring].contains(duty)
        || architecture != .viper && duty == .logging
    case .interactor:
      [.domain, .observing, .logging, .network, .storage, .wiring].contains(duty)
    case .router: [.navigation, .wiring, .observing, .viewEvents, .layout].contains(duty)
    case .builder: [.wiring, .navigation, .layout, .observing].contains(duty)
    case .service: duty != .layout && duty != .navigation && duty != .viewEvents
    case .model: duty == .domain || duty == .observing || duty == .presentation || duty == .wiring
    }
  }

  /// The roles that would answer for a duty, the best first.
  func homes(of duty: Responsibility) -> [Role] {
    let mediator: Role = architecture == .mvvm ? .viewModel : .presenter
    switch duty {
    case .network, .storage: return [.service, .interactor]
    case .logging:
      return architecture == .viper ? [.interactor, .service] : [.service, mediator]
    case .presentation: return [.presenter, .viewModel, .model]
    case .domain:
      return architecture == .viper
        ? [.interactor, .model] : [mediator, .model]
    case .navigation: return [.router]
    case .layout, .viewEvents: return [.view]
    case .observing: return [.presenter, .viewModel, .interactor]
    case .wiring: return [.builder]
    }
  }
}
