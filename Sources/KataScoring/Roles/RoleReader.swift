import KataCore

/// Tells the part that every type plays, from what it inherits, what it does, whom it holds and who holds it;
/// never from names.
///
/// In this order, since each step leans on the ones before: UIKit's own (views, controllers by how much they
/// decide), builders and routers by their main duty, then the mediators (who knows a view is a presenter; who is
/// kept by a view, does not know it and tells or words something is a view model), then who serves mediators
/// (interactors), services and models.
///
/// Where it can be wrong: a service that reports to a view controller by a delegate protocol looks like a
/// presenter, and a view model with a delegate is one; both patterns allow the same references then.
struct RoleReader: Sendable {
  private(set) var roles: [Role]
  private let index: ProgramIndex
  private let duties: [[Double]]
  private let from: [[Link]]
  private let to: [[Link]]
  private let values: Set<Int>

  init(_ workload: Workload, links: [Link]) {
    index = workload.index
    let count = index.facts.types.count
    duties = Self.duties(workload)
    values = Self.values(workload)
    var (from, to) = ([[Link]](repeating: [], count: count), [[Link]](repeating: [], count: count))
    for link in links {
      from[link.from].append(link)
      to[link.to].append(link)
    }
    (self.from, self.to) = (from, to)
    roles = [Role](repeating: .other, count: count)
    let concrete = index.facts.types.indices.filter { index.facts.types[$0].kind.isConcrete }
    var open = concrete
    // Not an array of bound methods: each would keep the roles of now.
    for step in Step.allCases {
      let told = open.map { ($0, role(of: $0, step)) }
      for (type, role) in told { roles[type] = role ?? .other }
      open = told.filter { $0.1 == nil }.map(\.0)
    }
    promoteControllers()
  }

  /// Where no screen has a mediator, its view controller is the controller, however little it decides.
  private mutating func promoteControllers() {
    guard !roles.indices.contains(where: isMediator) else { return }
    for type in roles.indices
    where roles[type] == .view && index.kinship[type] == .viewController {
      roles[type] = .controller
    }
  }

  /// The types that reach network, storage or log nowhere but in initialisers: values made from others' data.
  private static func values(_ workload: Workload) -> Set<Int> {
    let facts = workload.index.facts
    var (taken, asked) = (Set<Int>(), Set<Int>())
    for (atom, duties) in zip(facts.atoms, workload.responsibilities)
    where !duties.isDisjoint(with: serving) {
      let function = facts.functions[atom.function]
      if function.kind == .initializer {
        taken.insert(function.type)
      } else {
        asked.insert(function.type)
      }
    }
    return taken.subtracting(asked).filter { facts.types[$0].kind == .struct }
  }

  private static let serving: [Responsibility] = [.network, .storage, .logging]

  /// A home's duties are its unit's; a drawer's are what is written in it.
  private static func duties(_ workload: Workload) -> [[Double]] {
    let units = workload.dutiesByUnit
    var written = [[Double]](repeating: Workload.none, count: workload.index.facts.types.count)
    for (atom, duties) in zip(workload.index.facts.atoms, workload.responsibilities) {
      let type = workload.index.facts.type(of: atom)
      for duty in duties { written[type][duty.position] += 1 / Double(duties.count) }
    }
    return workload.index.facts.types.indices.map { type in
      workload.homes.isHome[type]
        ? units[workload.homes.unit[type]] ?? Workload.none : written[type]
    }
  }

  // MARK: Steps

  private enum Step: CaseIterable {
    case screenPart, connector, mediator, server, foundation
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
    case .view: .view
    case .responder: .builder
    case .viewController:
      if share(type, [.navigation]) > 0.5, share(type, [.layout]) < 0.2 {
        .router
      } else {
        share(type, Self.deciding) > 0.25 ? .controller : .view
      }
    case .none: nil
    }
  }

  private static let deciding: [Responsibility] = [
    .network, .storage, .logging, .presentation, .domain, .navigation,
  ]

  private func connector(_ type: Int) -> Role? {
    let makes = from[type].filter { $0.kinds.contains(.makes) }
    let isMaker = makes.count > 1 || makes.contains { index.kinship[$0.to] == .viewController }
    if share(type, [.navigation]) >= 0.4 || isWireframe(type) { return .router }
    let isEnum = index.facts.types[type].kind == .enum
    if isMaker || isEnum, share(type, [.wiring]) >= 0.5 { return .builder }
    if isEnum, mass(type) == 0, !makes.isEmpty { return .builder }
    return share(type, [.layout]) >= 0.5 ? .view : nil
  }

  /// Who makes the next screen besides showing it is a router as long as somebody asks for it by a protocol.
  private func isWireframe(_ type: Int) -> Bool {
    share(type, [.navigation]) >= 0.2 && share(type, [.navigation, .wiring]) >= 0.7
      && to[type].contains { $0.isHolding && $0.through != nil }
  }

  private func mediator(_ type: Int) -> Role? {
    guard mass(type) > 0 else { return nil }
    if from[type].contains(where: { $0.isHolding && isScreen($0.to) }) { return .presenter }
    guard to[type].contains(where: { $0.isHolding && isScreen($0.from) }) else { return nil }
    let speaks = share(type, [.presentation]) + share(type, [.observing])
    if index.facts.types[type].kind == .class {
      // A screen that decides nothing has somebody who does.
      let servesViews = to[type].contains { $0.isHolding && roles[$0.from] == .view }
      let decides = share(type, [.domain]) >= 0.5 && servesViews
      return speaks > 0 || decides ? .viewModel : nil
    }
    return share(type, [.presentation]) >= 0.3 ? .viewModel : nil
  }

  private func server(_ type: Int) -> Role? {
    guard index.facts.types[type].kind != .enum, mass(type) > 0 else { return nil }
    let clients = to[type].filter { $0.isHolding && isMediator($0.from) }
    guard !clients.isEmpty else { return nil }
    if from[type].contains(where: { $0.isHolding && isMediator($0.to) && $0.through != nil }) {
      return .interactor
    }
    // Without an output, who asks network or storage itself is a service, however it is held.
    guard share(type, [.network, .storage]) < 0.3 else { return nil }
    let isAsked = clients.contains { link in
      link.through != nil && from[link.from].contains { $0.isHolding && roles[$0.to] == .router }
    }
    return isAsked && index.facts.types[type].properties.contains(where: \.isInjected)
      ? .interactor : nil
  }

  private func foundation(_ type: Int) -> Role? {
    if share(type, Self.serving) > 0, !values.contains(type) { return .service }
    let facts = index.facts.types[type]
    if mass(type) == 0 { return facts.kind == .class ? .other : .model }
    if share(type, [.domain]) >= 0.5 || facts.kind != .class { return .model }
    return .other
  }

  // MARK: Asking

  private func isScreen(_ type: Int) -> Bool { roles[type] == .view || roles[type] == .controller }

  private func isMediator(_ type: Int) -> Bool {
    roles[type] == .presenter || roles[type] == .viewModel
  }

  private func mass(_ type: Int) -> Double { duties[type].reduce(0, +) }

  private func share(_ type: Int, _ responsibilities: [Responsibility]) -> Double {
    let mass = mass(type)
    guard mass > 0 else { return 0 }
    return responsibilities.map { duties[type][$0.position] }.reduce(0, +) / mass
  }
}
