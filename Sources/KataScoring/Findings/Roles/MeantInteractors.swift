import KataCore

/// Tells who means to be the interactor of a program on its way to VIPER.
///
/// - Who asks services and drives a screen which asks somebody else, or keeps services and words nothing while there is
///   no presenter.
/// - Whom the screen asks, and who tells a presenter that nobody asks.
/// - Whom the presenter asks, also when the screen keeps it, and also when it does next to nothing, as long as it has an
///   output.
/// - While there is none of these: who does the work of several services for a screen or its presenter, or the one that
///   the presenter asks by a protocol and that is no service.
struct MeantInteractors {
  let design: Design
  let roles: [Role]

  func contains(_ type: Int) -> Bool {
    if roles[type] == .service { return hasOutput(type) }
    guard roles[type] == .viewModel || roles[type] == .presenter else { return false }
    guard holdsServices(type) else { return false }
    if reportsRoundTheScreen(type) { return true }
    if roles[type] == .viewModel, isHeld(type, by: [.presenter]) { return true }
    let others: [Role] = [.presenter, .viewModel, .interactor]
    guard !roles.indices.contains(where: { $0 != type && others.contains(roles[$0]) }) else {
      return false
    }
    return design.workload.duties(of: type)[Responsibility.presentation.position] < 2
  }

  /// Whether a screen asks it, and it tells somebody who words things for that screen and is asked by nobody else.
  private func reportsRoundTheScreen(_ type: Int) -> Bool {
    guard isHeld(type, by: [.view, .controller]) else { return false }
    return design.links.contains { link in
      link.from == type && link.isHolding && roles[link.to] == .presenter
        && design.workload.duties(of: link.to)[Responsibility.presentation.position] >= 1
        && !isHeld(link.to, by: [.view, .controller])
        && design.links.contains {
          $0.from == link.to && $0.isHolding && [.view, .controller].contains(roles[$0.to])
        }
    }
  }

  /// The one that its work alone gives away.
  var byWork: Int? {
    guard !roles.contains(.interactor) else { return nil }
    let askers: Set<Role> = [.view, .controller, .presenter, .viewModel]
    let open = roles.indices.filter { type in
      let below: [Role] = [.service, .model, .other]
      return below.contains(roles[type]) && design.index.facts.types[type].kind == .class
        && design.index.kinship[type] == .none && isHeld(type, by: askers)
    }
    let busy = open.filter { services(of: $0) > 1 }
    if busy.count == 1 { return busy[0] }
    let asked = open.filter { roles[$0] != .service && isAskedByProtocol($0) }
    return asked.count == 1 && busy.isEmpty ? asked[0] : nil
  }

  /// For how many kinds of services it does the asking, with no word of how things read.
  private func services(of type: Int) -> Int {
    let written = zip(design.index.facts.atoms, design.workload.responsibilities)
      .filter { design.index.facts.type(of: $0.0) == type }.map(\.1)
    guard written.count(where: { $0.contains(.presentation) }) < 2 else { return 0 }
    let kinds: [Responsibility] = [.network, .storage, .logging, .observing]
    return kinds.count { kind in written.contains { $0.contains(kind) } }
  }

  /// Whether a presenter knows it by one of the program's own protocols.
  private func isAskedByProtocol(_ type: Int) -> Bool {
    design.links.contains { link in
      link.to == type && link.isHolding && roles[link.from] == .presenter
        && link.through.map { design.index.type($0) != nil } == true
    }
  }

  /// Whether a presenter asks it by a protocol, and it has somebody to report to.
  private func hasOutput(_ type: Int) -> Bool {
    design.index.facts.types[type].properties.contains(where: \.isWeak)
      && design.links.contains {
        $0.to == type && $0.isHolding && $0.through != nil && roles[$0.from] == .presenter
      }
  }

  private func holdsServices(_ type: Int) -> Bool {
    design.links.contains { $0.from == type && $0.isHolding && roles[$0.to] == .service }
  }

  private func isHeld(_ type: Int, by wanted: Set<Role>) -> Bool {
    design.links.contains { $0.to == type && $0.isHolding && wanted.contains(roles[$0.from]) }
  }
}
