import KataCore

/// What a meant role is told from.
extension MeantRoles {
  /// Whether it asks services itself.
  func reaches(_ type: Int) -> Bool {
    let asking: [Responsibility] = [.network, .storage, .logging]
    return asking.map { duties[type]?[$0.position] ?? 0 }.reduce(0, +) >= 1
  }

  /// Whether it keeps what the contract has to lead to other screens, to ask it.
  func keepsRouter(_ type: Int) -> Bool {
    let index = design.index
    guard architecture.mediator != .controller, !builds(type) else { return false }
    let seams = SeamRole(index: index)
    let routers = Set(
      index.facts.types[type].properties.filter { !$0.isStatic }.compactMap(\.type)
        .filter { seams.role(ofSeam: $0) == .router })
    return index.atoms(of: type).flatMap(\.uses).contains {
      $0.kind == .call && $0.on.map(routers.contains) == true
    }
  }

  func isTangled(_ type: Int) -> Bool {
    guard Self.isScreen(design.roles[type]), design.index.kinship[type] == .none else {
      return false
    }
    let screen = design.workload.homes.unit[type]
    return screen != type && design.index.kinship[screen].isScreenObject && !isPieceOfView(type)
  }

  /// Whether it makes views, arranges them and hears touches, and decides nothing.
  private func isPieceOfView(_ type: Int) -> Bool {
    let written = design.index.functionsOfType[type].flatMap { design.index.atomsOfFunction[$0] }
      .map { design.workload.responsibilities[$0] }
    return written.contains { $0.contains(.layout) }
      && written.allSatisfy { $0.isSubset(of: [.layout, .viewEvents, .observing]) }
  }

  func isServing(_ type: Int) -> Bool {
    func mass(_ duty: Responsibility) -> Double { duties[type]?[duty.position] ?? 0 }
    return mass(.network) + mass(.storage) >= 0.5 && mass(.presentation) < 2
      && mass(.navigation) == 0 && !holdsServices(type)
      && messages(of: type) < Self.fewestWords
  }

  /// Who reports to a screen says that something came or failed; who tells it all that it shows says more.
  static let fewestWords = 4

  /// Whether it words, decides and announces nothing that a screen shows: it was cut out of what a screen asks for.
  func onlyAsks(_ type: Int) -> Bool {
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
  func messages(of type: Int) -> Int {
    let index = design.index
    let names = design.links.filter {
      $0.from == type && $0.isHolding && Self.isScreen(roles[$0.to])
    }.flatMap { [$0.through, index.facts.types[$0.to].name].compactMap(\.self) }
    let told = index.atoms(of: type).flatMap(\.uses).filter { use in
      use.kind == .call && use.on.map(names.contains) == true
    }
    return Set(told.map { [$0.name] + $0.labels }).count
  }

  func builds(_ type: Int) -> Bool {
    let made: [Role] = [.view, .controller, .presenter, .viewModel, .interactor, .router, .builder]
    let masses = duties[type] ?? Workload.none
    let wiring = masses[Responsibility.wiring.position]
    let parts = design.links.filter { $0.from == type && $0.kinds.contains(.makes) }
      .map { roles[$0.to] }.filter(made.contains)
    // Who makes a screen and the one that decides for it puts them together, whatever it does besides.
    return wiring * 2 >= masses.reduce(0, +) && !parts.isEmpty
      || parts.contains(where: Self.isScreen) && parts.contains(architecture.mediator)
        && architecture.mediator != .controller
  }

  func holdsScreen(_ type: Int) -> Bool {
    design.links.contains { link in
      link.from == type && link.isHolding && link.through == nil && Self.isScreen(roles[link.to])
    }
  }

  /// Whether it and a screen keep each other, and it knows the screen by a protocol.
  func passesOn(_ type: Int) -> Bool {
    design.links.contains { link in
      link.from == type && link.isHolding && link.through != nil && Self.isScreen(roles[link.to])
        && design.links.contains { $0.from == link.to && $0.to == type && $0.isHolding }
    }
  }

  /// Whether it is the object that a screen keeps to decide for it.
  func isScreens(_ type: Int) -> Bool {
    design.index.facts.types[type].kind == .class && isHeld(type, by: [.view, .controller])
  }

  func holdsServices(_ type: Int) -> Bool {
    design.links.contains { $0.from == type && $0.isHolding && roles[$0.to] == .service }
  }

  static func isScreen(_ role: Role) -> Bool { role == .view || role == .controller }

  func isHeld(_ type: Int, by wanted: Set<Role>) -> Bool {
    design.links.contains { $0.to == type && $0.isHolding && wanted.contains(roles[$0.from]) }
  }
}
