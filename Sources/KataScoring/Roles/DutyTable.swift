import KataCore

/// Which duties a role may have in a pattern, and which role is a duty's home: the one table of duties by role.
struct DutyTable: Sendable {
  let architecture: Architecture

  /// Whether a role may fulfil a duty.
  func allows(_ duty: Responsibility, in role: Role) -> Bool {
    switch role {
    case .view, .controller: isScreen(duty)
    case .presenter: presenter(duty)
    case .viewModel, .adapter, .dataController: duty.needsNoView || duty == .wiring
    case .interactor: [.domain, .network, .storage, .logging, .observing, .wiring].contains(duty)
    case .router: [.navigation, .wiring, .layout, .presentation, .viewEvents].contains(duty)
    // It connects parts by closures too.
    case .builder: [.wiring, .navigation, .layout, .observing].contains(duty)
    case .service: duty.needsNoView || duty == .wiring
    case .model: duty.needsNoView
    case .other: true
    }
  }

  /// The role that a duty belongs to.
  ///
  /// - Parameter isAsked: Whether a service does the work already, and is only asked for it.
  func home(of duty: Responsibility, isAsked: Bool = false) -> Role {
    switch duty {
    case .network where isAsked, .storage where isAsked: home(of: .domain)
    case .layout, .viewEvents: .view
    case .presentation: architecture == .dataControllers ? .viewModel : architecture.mediator
    case .observing: architecture.mediator
    case .domain, .logging: architecture == .viper ? .interactor : architecture.mediator
    case .network, .storage: architecture == .dataControllers ? .dataController : .service
    case .navigation: architecture == .dataControllers ? .view : .router
    case .wiring: .builder
    }
  }

  private func isScreen(_ duty: Responsibility) -> Bool {
    switch architecture {
    case .mvc: duty != .network && duty != .storage
    case .mvvm, .supervising: [.layout, .viewEvents, .observing, .wiring].contains(duty)
    case .dataControllers: ![.network, .storage, .logging, .presentation, .domain].contains(duty)
    case .mvp, .mva, .viper: [.layout, .viewEvents, .wiring].contains(duty)
    }
  }

  private func presenter(_ duty: Responsibility) -> Bool {
    switch architecture {
    case .viper: [.presentation, .logging, .observing, .wiring, .domain].contains(duty)
    default: duty.needsNoView || duty == .wiring
    }
  }
}
