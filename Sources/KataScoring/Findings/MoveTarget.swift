import KataCore

/// Finds the type that a misplaced duty could go to; none when a new one is called for.
struct MoveTarget {
  let design: Design
  let roles: [Role]
  let table: DutyHomes

  /// The type of a fitting role that is at hand and does most of the duty already.
  func target(of duty: Responsibility, from unit: Int) -> Int? {
    let duties = design.workload.dutiesByUnit
    let homes = design.workload.homes
    // A presenter tied to its screen has no lines of its own to the scores.
    let types = roles.indices.filter {
      duties[$0] != nil || homes.isHome[$0] && duties[homes.unit[$0]] != nil
    }
    for role in table.homes(of: duty, from: roles[unit]) {
      let units = types.filter {
        $0 != unit && roles[$0] == role && design.index.facts.types[$0].kind.isConcrete
      }
      let fitting = units.filter { target in
        isAtHand(target, of: unit, among: units)
          && takes(duty, target, duties[target] ?? Workload.none)
      }
      let best = fitting.max { left, right in
        (duties[left]?[duty.position] ?? 0) < (duties[right]?[duty.position] ?? 0)
      }
      if let best { return best }
    }
    return nil
  }

  /// Of many screens' parts only those count that the type has to do with.
  private func isAtHand(_ target: Int, of unit: Int, among units: [Int]) -> Bool {
    let shared: [Role] = [.service, .model]
    if shared.contains(roles[target]) { return true }
    let links = design.links.filter { $0.kinds != [.mentions] && joins($0, target) }
    if links.contains(where: { joins($0, unit) }) { return true }
    // What a screen shows is never another's.
    if roles[target] == .view || roles[target] == .controller { return false }
    // The only one of its role may have been written ahead, but not for another screen.
    let isAnothers = links.contains { link in
      let other = link.from == target ? link.to : link.from
      return link.isHolding && design.index.kinship[other] == .viewController
    }
    return units.count == 1 && !isAnothers
  }

  private func joins(_ link: Link, _ type: Int) -> Bool { link.from == type || link.to == type }

  private func takes(_ duty: Responsibility, _ target: Int, _ masses: [Double]) -> Bool {
    switch roles[target] {
    case .service, .model:
      // One that does something else, or hardly anything, would only be the next wrong place.
      let mass = masses[duty.position]
      let least = duty == .network || duty == .storage ? 1.0 : 2
      return mass >= least && mass >= 0.3 * masses.reduce(0, +)
    case .presenter, .viewModel:
      // In VIPER, who holds services is on its way to becoming an interactor.
      return table.architecture != .viper || !duty.isShown || !holdsServices(target)
    default: return true
    }
  }

  private func holdsServices(_ type: Int) -> Bool {
    design.links.contains { $0.from == type && $0.isHolding && roles[$0.to] == .service }
  }
}

extension Responsibility {
  /// Whether it is about what is on the screen.
  fileprivate var isShown: Bool { self == .presentation || self == .viewEvents || self == .layout }
}
