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
/// - Who keeps the contract's router leads on, and is no service, however much it asks of others.
/// - Who only asks a service on, words and decides nothing and announces nothing, is a service; and only VIPER has interactors.
/// - In VIPER, who asks services and drives a screen which asks somebody else is the interactor, and that one the
///   presenter; `MeantInteractors` tells the others.
/// - Who leads to other screens means to be the router as `MeantRouters` tells, and the one between it and the screen the
///   mediator.
struct MeantRoles {
  private(set) var roles: [Role]
  let design: Design
  let duties: [Int: [Double]]
  private let seams: [Role?]
  var architecture: Architecture { design.table.architecture }

  init(_ design: Design) {
    self.design = design
    roles = design.roles
    seams = roles.indices.map(SeamRole(index: design.index).role)
    duties = design.workload.dutiesByUnit
    for type in roles.indices where isTangled(type) { roles[type] = architecture.mediator }
    takeServices()
    takeBuilders()
    if architecture.mediator == .presenter {
      for type in roles.indices where roles[type] == .other && passesOn(type) {
        roles[type] = .presenter
      }
    }
    if architecture == .viper { takeInteractors() }
    takeMediators()
    takeRouters()
    takeInteractorByWork()
  }

  // MARK: Steps

  private mutating func takeServices() {
    for type in roles.indices where roles[type] == .presenter && seams[type] == nil {
      if isServing(type) {
        roles[type] = .service
      } else if architecture.mediator == .viewModel, holdsScreen(type) {
        roles[type] = .viewModel
      }
    }
    for type in roles.indices where roles[type] == .service && keepsRouter(type) {
      roles[type] = architecture.mediator
    }
    let records = Records(index: design.index)
    for type in roles.indices where roles[type] == .service && records.contains(type) {
      roles[type] = .model
    }
  }

  private mutating func takeBuilders() {
    for type in roles.indices where roles[type] == .model || roles[type] == .service {
      if builds(type) { roles[type] = .builder }
    }
  }

  private mutating func takeInteractors() {
    let meant = MeantInteractors(design: design, roles: roles)
    for type in roles.indices where seams[type] == nil && meant.contains(type) {
      roles[type] = .interactor
    }
    takeBack()
  }

  private mutating func takeMediators() {
    for type in roles.indices where roles[type] == .viewModel && seams[type] == nil {
      if onlyAsks(type) {
        roles[type] = .service
      } else if architecture.mediator == .presenter, isScreens(type) {
        roles[type] = .presenter
      }
    }
  }

  private mutating func takeRouters() {
    for type in roles.indices where roles[type] == .presenter && seams[type] == nil {
      let routers = MeantRouters(design: design, roles: roles)
      guard routers.leads(type) else { continue }
      if let asking = routers.asker(of: type) {
        (roles[type], roles[asking]) = (.router, architecture.mediator)
      } else if routers.leadsAlone(type) || seams.contains(architecture.mediator) {
        roles[type] = .router
      }
    }
  }

  /// In VIPER the one that its work alone gives away; elsewhere nobody means to be one.
  private mutating func takeInteractorByWork() {
    guard architecture == .viper else {
      for type in roles.indices where roles[type] == .interactor && seams[type] == nil {
        roles[type] = .service
      }
      return
    }
    if let type = MeantInteractors(design: design, roles: roles).byWork, seams[type] == nil {
      roles[type] = .interactor
    }
  }

  /// Who drives a screen from behind the one whom that screen asks is no presenter.
  private mutating func takeBack() {
    for type in roles.indices where roles[type] == .presenter && seams[type] == nil {
      let routers = MeantRouters(design: design, roles: roles)
      guard reaches(type), !routers.leads(type), let asking = routers.asker(of: type) else {
        continue
      }
      (roles[type], roles[asking]) = (.interactor, .presenter)
    }
  }
}
