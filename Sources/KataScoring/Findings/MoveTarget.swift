import KataCore

/// Finds the type that a misplaced duty could go to; none when a new one is called for.
struct MoveTarget {
  let design: Design
  let roles: [Role]
  let homes: DutyHomes

  /// The type of a fitting role that is at hand and does most of the duty already.
  func target(of duty: Responsibility, from unit: Int) -> Int? {
    let duties = design.workload.dutiesByUnit
    let types = roles.indices.filter { duties[$0] != nil || roles[$0] != design.roles[$0] }
    for role in homes.homes(of: duty, from: roles[unit]) {
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
    if shared.contains(roles[target]) || isLinked(target, unit) { return true }
    // The only one of its role may have been written ahead, but not for another screen.
    let isAnothers = design.index.kinship.indices.contains { screen in
      screen != unit && design.index.kinship[screen] == .viewController
        && isLinked(target, screen)
    }
    return units.count == 1 && !isAnothers
  }

  private func isLinked(_ type: Int, _ other: Int) -> Bool {
    design.links.contains { link in
      link.kinds != [.mentions]
        && ((link.from, link.to) == (type, other) || (link.from, link.to) == (other, type))
    }
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
      return homes.architecture != .viper || !duty.isShown || !holdsServices(target)
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
