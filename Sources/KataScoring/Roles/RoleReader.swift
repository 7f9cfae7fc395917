import KataCore

/// Tells the part that every type plays, from what it inherits, what it does, whom it holds and who holds it;
/// never from its name.
///
/// In this order, since each step leans on the ones before: UIKit's own (views, controllers by how much they
/// decide) and what conforms to a contract's protocol, builders and routers by their main duty, then the mediators (who knows a view is a presenter; who is
/// kept by a view, does not know it and tells or words something is a view model), then who serves mediators
/// (interactors), services and models.
///
/// Where it can be wrong: a service that reports to a view controller by a delegate protocol looks like a
/// presenter, and a view model with a delegate is one; both patterns allow the same references then.
struct RoleReader: Sendable {
  private(set) var roles: [Role]
  let evidence: RoleEvidence
  var index: ProgramIndex { evidence.index }

  init(_ workload: Workload, links: [Link]) {
    evidence = RoleEvidence(workload, links: links)
    let types = workload.index.facts.types
    roles = [Role](repeating: .other, count: types.count)
    var open = types.indices.filter { types[$0].kind.isConcrete }
    // Not an array of bound methods: each would keep the roles of now.
    for step in Step.allCases {
      let told = open.map { ($0, role(of: $0, step)) }
      for (type, role) in told { roles[type] = role ?? .other }
      open = told.filter { $0.1 == nil }.map(\.0)
    }
    promoteControllers()
    promoteServices()
  }

  /// Where no screen has a mediator, its view controller is the controller, however little it decides.
  private mutating func promoteControllers() {
    guard !roles.indices.contains(where: isMediator) else { return }
    for type in roles.indices
    where roles[type] == .view && index.kinship[type] == .viewController {
      roles[type] = .controller
    }
  }

  // MARK: Steps

  private enum Step: CaseIterable {
    case screenPart, connector, mediator, server, foundation
  }

  /// Who keeps a service in order to ask it, and is no part of a screen, serves itself.
  private mutating func promoteServices() {
    let services = roles.map { $0 == .service }
    for type in roles.indices where roles[type] == .model && mass(type) > 0 {
      let keeps = evidence.from[type].contains { $0.isHolding && services[$0.to] }
      if keeps { roles[type] = .service }
    }
  }

  private func role(of type: Int, _ step: Step) -> Role? {
    switch step {
    case .screenPart: screenPart(type)
    case .connector: connector(type)
    case .mediator: mediator(type)
    case .server: server(type)
    case .foundation: foundation(type)
    }
  }

  private func screenPart(_ type: Int) -> Role? {
    switch index.kinship[type] {
    case .view: return .view
    case .responder: return .builder
    case .viewController:
      if share(type, [.navigation]) > 0.5, share(type, [.layout]) < 0.2 { return .router }
      return share(type, Self.deciding) > 0.25 ? .controller : .view
    case .none:
      if let role = SeamRole(index: index).role(of: type) { return role }
      return isForViews(type) ? .view : nil
    }
  }

  /// Whether a type that is no view is a piece of one: a list's data source, or who keeps views and does nothing else.
  private func isForViews(_ type: Int) -> Bool {
    let shows = share(type, [.layout, .viewEvents])
    return evidence.servesViews(type) && shows >= 0.4
      || evidence.keepsViews(type) && shows >= 0.6 && share(type, Self.deciding) == 0
  }

  private static let deciding: [Responsibility] = [
    .network, .storage, .logging, .presentation, .domain, .navigation,
  ]
  static let asking: [Responsibility] = [.network, .storage]
  private static let serving: [Responsibility] = [.network, .storage, .logging]

  // MARK: Below

  private func server(_ type: Int) -> Role? {
    guard index.facts.types[type].kind != .enum, mass(type) > 0 else { return nil }
    if isBehindPresenter(type) { return .interactor }
    let clients = evidence.to[type].filter { $0.isHolding && isMediator($0.from) }
    guard !clients.isEmpty || hasOutput(type) else { return nil }
    let tells = evidence.from[type].contains {
      $0.isHolding && isMediator($0.to) && $0.through != nil
    }
    if tells { return .interactor }
    // Without an output, who asks network or storage itself is a service, however it is held.
    guard share(type, Self.serving) < 0.3 else { return nil }
    let isAsked = clients.contains { link in
      link.through != nil
        && evidence.from[link.from].contains { $0.isHolding && roles[$0.to] == .router }
    }
    return isAsked && index.facts.types[type].properties.contains(where: \.isInjected)
      ? .interactor : nil
  }

  private func foundation(_ type: Int) -> Role? {
    let facts = index.facts.types[type]
    // What a store keeps is an entity, whoever fetches it.
    if !index.ancestors[type].isDisjoint(with: ["NSManagedObject", "PersistentModel"]) {
      return .model
    }
    let serves = share(type, Self.serving)
    // A value that can be made of what is stored, or stored, is no service for it.
    let least = evidence.isValue(type) ? 0.3 : 0
    if serves > least, !evidence.onlyTakes(type) { return .service }
    if mass(type) == 0 { return facts.kind == .class ? .other : .model }
    if share(type, [.domain]) >= 0.5 || facts.kind != .class { return .model }
    return .other
  }

  // MARK: Asking

  func isScreen(_ type: Int) -> Bool { roles[type] == .view || roles[type] == .controller }

  func isMediator(_ type: Int) -> Bool {
    roles[type] == .presenter || roles[type] == .viewModel
  }

  func mass(_ type: Int) -> Double { evidence.mass(type) }

  func share(_ type: Int, _ duties: [Responsibility]) -> Double {
    evidence.share(type, duties)
  }
}
