import KataCore

/// Which duties are a role's own in a pattern, and which roles would be a duty's home: the one table of them.
struct DutyHomes: Sendable {
  let architecture: Architecture
  /// Whether somebody knows the rules already; what a screen still decides is about showing then.
  let hasInteractor: Bool

  /// Whether a duty belongs to a role.
  ///
  /// Making and connecting is everybody's in small measure.
  func fits(_ duty: Responsibility, _ role: Role) -> Bool {
    switch role {
    case .other: true
    case .view, .controller: [.layout, .viewEvents, .wiring].contains(duty)
    case .presenter, .viewModel:
      [.presentation, .domain, .viewEvents, .wiring].contains(duty)
        || architecture != .viper && (duty == .logging || duty == .observing)
    case .interactor:
      [.domain, .observing, .logging, .network, .storage, .wiring].contains(duty)
    case .router: [.navigation, .wiring, .observing, .viewEvents, .layout].contains(duty)
    case .builder: [.wiring, .navigation, .layout, .observing].contains(duty)
    case .service: duty != .layout && duty != .navigation && duty != .viewEvents
    case .model: duty == .domain || duty == .observing || duty == .presentation || duty == .wiring
    }
  }

  /// The roles that would answer for a duty of another role, the best first.
  func homes(of duty: Responsibility, from role: Role) -> [Role] {
    let isShowing = hasInteractor && (role == .view || role == .controller)
    let mediator: Role = architecture == .mvvm ? .viewModel : .presenter
    switch duty {
    case .network, .storage: return [.service, .interactor]
    case .logging:
      return architecture == .viper ? [.interactor, .service] : [.service, mediator]
    case .presentation: return [.presenter, .viewModel, .model]
    case .domain:
      // A router that decides does what whoever sends it should have done.
      if role == .router, architecture != .viper || hasInteractor { return [mediator, .model] }
      return architecture == .viper && !isShowing
        ? [.interactor, .model] : [mediator, .model]
    case .navigation: return [.router]
    case .layout, .viewEvents: return [.view, .controller]
    case .observing:
      return architecture == .viper ? [.interactor] : [mediator]
    case .wiring: return [.builder]
    }
  }

  /// The role to write when none of the program's types could take the duty; nil where any type without a view will
  /// do.
  func newRole(for duty: Responsibility, from role: Role) -> Role? {
    let first = homes(of: duty, from: role).first
    switch duty {
    case .network, .storage: return architecture == .viper ? .interactor : .service
    case .logging:
      if architecture == .viper, role == .router { return .interactor }
      return architecture == .mvc ? .service : homes(of: .domain, from: role).first
    case .presentation, .domain, .observing:
      if architecture == .mvc { return nil }
      return duty == .presentation ? architecture.mediator : first
    case .navigation, .layout, .viewEvents, .wiring: return first
    }
  }
}
