import KataCore

/// Finds the type that a misplaced duty could go to; none when a new one is called for.
struct MoveTarget {
  let design: Design
  let roles: [Role]
  let table: DutyHomes
  private let duties: [Int: [Double]]
  /// The types that could take something.
  private let types: [Int]
  private let links: [Int: [Link]]

  init(design: Design, roles: [Role], table: DutyHomes) {
    (self.design, self.roles, self.table) = (design, roles, table)
    let duties = design.workload.dutiesByUnit
    let homes = design.workload.homes
    self.duties = duties
    // A presenter that is tied to its screen, or only passes on so far, has no lines of its own to the scores, and a
    // part that was written ahead has none at all.
    let parts: [Role] = [.presenter, .viewModel, .interactor, .router]
    types = roles.indices.filter { type in
      let isMeant = homes.isHome[type] && duties[homes.unit[type]] != nil
      return design.index.facts.types[type].kind.isConcrete
        && (parts.contains(roles[type]) || duties[type] != nil || isMeant
          || roles[type] != design.roles[type])
    }
    var links: [Int: [Link]] = [:]
    for link in design.links where link.kinds != [.mentions] {
      links[link.from, default: []].append(link)
      links[link.to, default: []].append(link)
    }
    self.links = links
  }

  /// The type of a fitting role that is at hand and does most of the duty already.
  func target(of duty: Responsibility, from unit: Int) -> Int? {
    if duty == .presentation, lacksPresenter { return nil }
    for role in table.homes(of: duty, from: roles[unit])
    where role != .model || !lacksMediator(for: duty, of: unit) {
      let units = conforming(types.filter { $0 != unit && roles[$0] == role })
      let fitting = units.filter { target in
        isAtHand(target, of: unit, among: units)
          && takes(duty, target, duties[target] ?? Workload.none)
      }
      let best = fitting.max { left, right in
        (duties[left]?[duty.position] ?? 0) < (duties[right]?[duty.position] ?? 0)
      }
      if let best { return best }
    }
    return duty == .network || duty == .storage ? asking(for: duty, from: unit) : nil
  }

  /// Those that play their part by the contract, where there are any: who only helps a screen is no place to go.
  private func conforming(_ units: [Int]) -> [Int] {
    let seams = SeamRole(index: design.index)
    let parts = units.filter { seams.role(of: $0) == roles[$0] }
    return parts.isEmpty ? units : parts
  }

  /// Whether nobody decides for a screen yet: who then takes its decisions keeps its state, which no value does.
  private func lacksMediator(for duty: Responsibility, of unit: Int) -> Bool {
    let mediator = table.architecture.mediator
    return duty == .domain && mediator != .controller
      && (roles[unit] == .view || roles[unit] == .controller)
      && !types.contains { roles[$0] == mediator }
  }

  /// Whether a pattern's presenter is still to be written: what words beside it is an entity that was given too much.
  private var lacksPresenter: Bool {
    table.architecture == .viper && !types.contains { roles[$0] == .presenter }
  }

  /// Who decides for a screen and asks the same service by itself: what the screen asks goes there first, and all of it
  /// on to a type of its own later.
  private func asking(for duty: Responsibility, from unit: Int) -> Int? {
    guard table.architecture != .viper, roles[unit] == .view || roles[unit] == .controller else {
      return nil
    }
    let mediators = types.filter { roles[$0] == table.architecture.mediator }
    return mediators.first { type in
      isAtHand(type, of: unit, among: mediators) && (duties[type]?[duty.position] ?? 0) >= 1
    }
  }

  /// Of many screens' parts only those count that the type has to do with.
  private func isAtHand(_ target: Int, of unit: Int, among units: [Int]) -> Bool {
    let shared: [Role] = [.service, .model]
    if shared.contains(roles[target]) { return true }
    let links = links[target] ?? []
    let isScreen = roles[target] == .view || roles[target] == .controller
    // What a screen shows is never another's: who only makes a screen leads to the next one.
    let touching = links.filter { $0.from == unit || $0.to == unit }
    if touching.contains(where: { !isScreen || !$0.kinds.isSubset(of: [.makes, .mentions]) }) {
      return true
    }
    if isScreen { return false }
    // The only one of its role may have been written ahead, but not for another screen.
    let own = Set((self.links[unit] ?? []).flatMap { [$0.from, $0.to] })
    let isAnothers = links.contains { link in
      let other = link.from == target ? link.to : link.from
      return link.isHolding && design.index.kinship[other] == .viewController
        && !own.contains(other)
    }
    return units.count == 1 && !isAnothers
  }

  private func takes(_ duty: Responsibility, _ target: Int, _ masses: [Double]) -> Bool {
    switch roles[target] {
    case .service, .model:
      // One that does something else, or hardly anything, would only be the next wrong place.
      let mass = masses[duty.position]
      let least = duty == .network || duty == .storage ? 1.0 : 2
      return mass >= least && mass >= 0.3 * masses.reduce(0, +)
    case .presenter, .viewModel:
      // In VIPER, who holds services is on its way to becoming an interactor.
      return table.architecture != .viper || !duty.isShown || roles.contains(.interactor)
        || !holdsServices(target)
    default: return true
    }
  }

  private func holdsServices(_ type: Int) -> Bool {
    (links[type] ?? []).contains { $0.from == type && $0.isHolding && roles[$0.to] == .service }
  }
}

extension Responsibility {
  /// Whether it is about what is on the screen.
  fileprivate var isShown: Bool { self == .presentation || self == .viewEvents || self == .layout }
}
