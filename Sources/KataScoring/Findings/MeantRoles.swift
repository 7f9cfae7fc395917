import KataCore

/// The roles as whoever wrote the types means them, which is what a next step has to start from.
///
/// The scores read a type by all that it does: a presenter that is tangled up with its screen is a piece of that
/// screen to them. Half-way, the learner needs to hear what such a presenter still has too much of.
///
/// - Who conforms to a contract's protocol means to play its part.
/// - What is no part of UIKit but tied to a screen, each holding the other by name, means to be its mediator.
/// - Who fetches or keeps, and words nothing, is a service, also when it reports to a screen; what a database keeps is
///   a model.
/// - Who does little but make a screen, or who decides for one, is a builder.
/// - In MVVM, who holds its screen by name means to be the view model all the same.
/// - In MVP and VIPER, who tells its screen by closures what to show means to be the presenter, and so does who knows its
///   screen by a protocol, also while it only passes on.
/// - Who only asks a service on, words and decides nothing and announces nothing, is a service; and only VIPER has interactors.
/// - In VIPER, who asks services and drives a screen which asks somebody else is the interactor, and that one the
///   presenter; `MeantInteractors` tells the others.
/// - Who leads to other screens means to be the router as `MeantRouters` tells, and the one between it and the screen the
///   mediator.
struct MeantRoles {
  private(set) var roles: [Role]
  private let duties: [Int: [Double]]
  private let seams: [Role?]

  init(_ design: Design) {
    roles = design.roles
    seams = roles.indices.map(SeamRole(index: design.index).role)
    duties = design.workload.dutiesByUnit
    let mediator = design.table.architecture.mediator
    for type in roles.indices where Self.isTangled(type, design) { roles[type] = mediator }
    for type in roles.indices where roles[type] == .presenter && seams[type] == nil {
      if isServing(type, design) {
        roles[type] = .service
      } else if mediator == .viewModel, holdsScreen(type, design) {
        roles[type] = .viewModel
      }
    }
    let records = Records(index: design.index)
    for type in roles.indices where roles[type] == .service && records.contains(type) {
      roles[type] = .model
    }
    for type in roles.indices where roles[type] == .model || roles[type] == .service {
      if builds(type, design) { roles[type] = .builder }
    }
    for type in roles.indices where mediator == .presenter && roles[type] == .other {
      if passesOn(type, design) { roles[type] = .presenter }
    }
    if design.table.architecture == .viper {
      let meant = MeantInteractors(design: design, roles: roles)
      for type in roles.indices where seams[type] == nil && meant.contains(type) {
        roles[type] = .interactor
      }
      takeBack(design)
    }
    for type in roles.indices where roles[type] == .viewModel && seams[type] == nil {
      if onlyAsks(type, design) {
        roles[type] = .service
      } else if mediator == .presenter, isScreens(type, design) {
        roles[type] = .presenter
      }
    }
    for type in roles.indices where roles[type] == .presenter && seams[type] == nil {
      let routers = MeantRouters(design: design, roles: roles)
      guard routers.leads(type) else { continue }
      if let asking = routers.asker(of: type) {
        (roles[type], roles[asking]) = (.router, mediator)
      } else if routers.leadsAlone(type) {
        roles[type] = .router
      }
    }
    if design.table.architecture == .viper,
      let type = MeantInteractors(design: design, roles: roles).byWork, seams[type] == nil
    {
      roles[type] = .interactor
    }
    for type in roles.indices where roles[type] == .interactor && seams[type] == nil {
      if design.table.architecture != .viper { roles[type] = .service }
    }
  }

  /// Who drives a screen from behind the one whom that screen asks is no presenter.
  private mutating func takeBack(_ design: Design) {
    for type in roles.indices where roles[type] == .presenter && seams[type] == nil {
      let routers = MeantRouters(design: design, roles: roles)
      guard reaches(type), !routers.leads(type), let asking = routers.asker(of: type) else {
        continue
      }
      (roles[type], roles[asking]) = (.interactor, .presenter)
    }
  }

  /// Whether it asks services itself.
  private func reaches(_ type: Int) -> Bool {
    let asking: [Responsibility] = [.network, .storage, .logging]
    return asking.map { duties[type]?[$0.position] ?? 0 }.reduce(0, +) >= 1
  }

  private static func isTangled(_ type: Int, _ design: Design) -> Bool {
    guard isScreen(design.roles[type]), design.index.kinship[type] == .none else { return false }
    let screen = design.workload.homes.unit[type]
    return screen != type && design.index.kinship[screen].isScreenObject
  }

  private func isServing(_ type: Int, _ design: Design) -> Bool {
    func mass(_ duty: Responsibility) -> Double { duties[type]?[duty.position] ?? 0 }
    return mass(.network) + mass(.storage) >= 0.5 && mass(.presentation) < 2
      && mass(.navigation) == 0 && !holdsServices(type, design)
      && messages(of: type, design) < Self.fewestWords
  }

  /// Who reports to a screen says that something came or failed; who tells it all that it shows says more.
  static let fewestWords = 4

  /// Whether it words, decides and announces nothing that a screen shows: it was cut out of what a screen asks for.
  private func onlyAsks(_ type: Int, _ design: Design) -> Bool {
    func mass(_ duty: Responsibility) -> Double { duties[type]?[duty.position] ?? 0 }
    let properties = design.index.facts.types[type].properties
    return mass(.presentation) + mass(.domain) + mass(.navigation) == 0
      && mass(.network) + mass(.storage) + mass(.logging) + mass(.observing) > 0
      && !properties.contains(where: \.isClosure)
      && !design.links.contains {
        $0.from == type && $0.isHolding && Self.isScreen(roles[$0.to])
      }
  }

  /// How many different things it tells the screens that it holds.
  private func messages(of type: Int, _ design: Design) -> Int {
    let index = design.index
    let names = design.links.filter {
      $0.from == type && $0.isHolding && Self.isScreen(roles[$0.to])
    }.flatMap { [$0.through, index.facts.types[$0.to].name].compactMap(\.self) }
    let told = index.atoms(of: type).flatMap(\.uses).filter { use in
      use.kind == .call && use.on.map(names.contains) == true
    }
    return Set(told.map { [$0.name] + $0.labels }).count
  }

  private func builds(_ type: Int, _ design: Design) -> Bool {
    let made: [Role] = [.view, .controller, .presenter, .viewModel, .interactor, .router, .builder]
    let masses = duties[type] ?? Workload.none
    let wiring = masses[Responsibility.wiring.position]
    return wiring * 2 >= masses.reduce(0, +)
      && design.links.contains {
        $0.from == type && $0.kinds.contains(.makes) && made.contains(roles[$0.to])
      }
  }

  private func holdsScreen(_ type: Int, _ design: Design) -> Bool {
    design.links.contains { link in
      link.from == type && link.isHolding && link.through == nil && Self.isScreen(roles[link.to])
    }
  }

  /// Whether it and a screen keep each other, and it knows the screen by a protocol.
  private func passesOn(_ type: Int, _ design: Design) -> Bool {
    design.links.contains { link in
      link.from == type && link.isHolding && link.through != nil && Self.isScreen(roles[link.to])
        && design.links.contains { $0.from == link.to && $0.to == type && $0.isHolding }
    }
  }

  /// Whether it is the object that a screen keeps to decide for it.
  private func isScreens(_ type: Int, _ design: Design) -> Bool {
    design.index.facts.types[type].kind == .class && isHeld(type, by: [.view, .controller], design)
  }

  private func holdsServices(_ type: Int, _ design: Design) -> Bool {
    design.links.contains { $0.from == type && $0.isHolding && roles[$0.to] == .service }
  }

  private static func isScreen(_ role: Role) -> Bool { role == .view || role == .controller }

  private func isHeld(_ type: Int, by wanted: Set<Role>, _ design: Design) -> Bool {
    design.links.contains { $0.to == type && $0.isHolding && wanted.contains(roles[$0.from]) }
  }
}

extension Architecture {
  /// The role between a screen and what it shows.
  var mediator: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    case .mvp, .viper: .presenter
    }
  }
}
