import KataCore

/// Which role may know which, by pattern: the one table of directions.
///
/// Taken from the published descriptions of the patterns: a view talks to its mediator only; a mediator reaches
/// its view through a protocol, an adapter its view by name too, and an interactor its output; navigation belongs to a router where there is one;
/// models and services know nobody above them, and report by a protocol; who builds may know everybody. Three
/// liberties that the descriptions leave open: a view may read a model it is given but not keep or make one, a view
/// may ask a router through a protocol, and parts of one role may know each other. MVC lets a controller know
/// everybody, which is what the others part with. A supervised view is bound to its model and may keep it. Data
/// controllers know each other, models and services, and neither views nor view models.
struct AllowedReferences: Sendable {
  enum Permission: Sendable {
    case never
    /// Only by a protocol that the other conforms to.
    case byProtocol
    /// Making, and connecting what it has made; all else by a protocol.
    case making
    /// Calls and reads, but neither keeping nor making.
    case reading
    case always
  }

  let architecture: Architecture

  func allows(_ link: Link, from: Role, to: Role) -> Bool {
    switch permission(from: from, to: to) {
    case .never: false
    case .always: true
    case .byProtocol: link.through != nil
    case .making:
      link.through != nil
        || link.kinds.contains(.makes) && link.kinds.isDisjoint(with: [.holds, .holdsWeakly])
    case .reading:
      link.kinds.isDisjoint(with: [.holds, .holdsWeakly, .makes]) || link.through != nil
    }
  }

  func permission(from: Role, to: Role) -> Permission {
    if from == to || from == .builder || from == .other || to == .other { return .always }
    if to == .builder { return from == .model || from == .service ? .never : .always }
    switch from {
    // The model of MVA keeps and fetches its own data.
    case .model: return architecture == .mva && to == .service ? .always : .byProtocol
    case .service: return to == .model ? .always : .byProtocol
    case .router: return to == .view || to == .controller ? .always : Self.routed(to)
    case .controller where architecture == .mvc: return .always
    case .view, .controller: return view(to)
    case .presenter, .viewModel: return mediator(to)
    // It is there to know both sides by name.
    case .adapter: return to == .view || to == .controller ? .always : mediator(to)
    case .interactor: return interactor(to)
    case .dataController: return dataController(to)
    case .builder, .other: return .always
    }
  }

  /// A router makes the next screen's parts and hands them what they need.
  private static func routed(_ to: Role) -> Permission { to == .interactor ? .making : .always }

  private func view(_ to: Role) -> Permission {
    switch to {
    case .view: .always
    case .presenter: architecture == .mvvm || architecture == .mvc ? .byProtocol : .always
    case .viewModel: [.mvc, .mvvm, .dataControllers].contains(architecture) ? .always : .byProtocol
    case .adapter: .always
    case .router: .byProtocol
    case .controller: architecture == .mvc ? .byProtocol : .always
    case .dataController: .always
    case .model: architecture == .supervising ? .always : .reading
    case .interactor, .service, .builder, .other: .never
    }
  }

  private func mediator(_ to: Role) -> Permission {
    switch to {
    case .view, .controller: .byProtocol
    case .model, .router, .interactor: .always
    case .service: architecture == .viper ? .never : .always
    case .presenter, .viewModel, .adapter: .always
    case .dataController: architecture == .dataControllers ? .never : .always
    case .builder, .other: .never
    }
  }

  private func dataController(_ to: Role) -> Permission {
    switch to {
    case .dataController, .model, .service: .always
    case .view, .controller, .presenter: .byProtocol
    case .viewModel, .adapter, .interactor, .router, .builder, .other: .never
    }
  }

  private func interactor(_ to: Role) -> Permission {
    switch to {
    case .presenter, .viewModel, .adapter: .byProtocol
    case .model, .service, .dataController: .always
    case .view, .controller, .router, .interactor, .builder, .other: .never
    }
  }
}
