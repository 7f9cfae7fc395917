import KataCore

/// Finds references against the pattern, with how to do without each.
struct WrongWays {
  let design: Design
  let roles: [Role]
  /// Makes points of a raw value.
  let points: (Double) -> Double
  let lesson: String
  private let dealt: Double
  /// What references against the pattern weigh.
  private let shares: [Link: Double]
  private let duties: [Int: [Double]]
  let typesOfRole: [Role: [Int]]
  /// By type, those that it keeps.
  let kept: [Int: Set<Int>]

  init(
    design: Design, roles: [Role], paper: MoveOnPaper, points: @escaping (Double) -> Double,
    lesson: String
  ) {
    (self.design, self.roles, self.points, self.lesson) = (design, roles, points, lesson)
    duties = design.workload.dutiesByUnit
    typesOfRole = Dictionary(grouping: roles.indices) { roles[$0] }
    kept = Dictionary(grouping: design.links.filter(\.isHolding), by: \.from)
      .mapValues { Set($0.map(\.to)) }
    shares = Dictionary(uniqueKeysWithValues: design.wrongWay.map { ($0.link, $0.share) })
    dealt = shares.isEmpty ? 0 : paper.before.dealt
  }

  var architecture: Architecture { design.table.architecture }

  /// What the pattern allows; that views ask interactors only where no contract has them ask somebody else.
  private var table: AllowedReferences {
    guard Contract(design).protocols(of: .interactor).isEmpty else {
      return AllowedReferences(architecture: architecture)
    }
    return design.table
  }

  /// One finding per pair of types, and one per screen that makes its own mediator.
  var findings: [DesignFinding] {
    let own = OwnAssembly(design: design, roles: roles, lesson: lesson).findings
    let makers = Set(own.compactMap(\.type))
    return Unbound(design: design, roles: roles, lesson: lesson).findings
      + wrong.filter { link, _ in
        // Who stops making its presenter has no use for what it made and wired for the presenter.
        !(link.kinds.contains(.makes) && (!link.isHolding || !asks(link)) && !isScreen(link.to)
          && makers.contains(design.index.facts.types[link.from].name))
      }
      .map(finding)
      .sorted { ($1.gain ?? 0, $0.type ?? "") < ($0.gain ?? 0, $1.type ?? "") }
      .sorted { left, right in
        if tiesToScreen(left) != tiesToScreen(right) { return tiesToScreen(left) }
        return DesignFinding.comesBefore(left, right)
      } + own
  }

  /// The references that the table does not allow between the roles that are meant.
  private var wrong: [(link: Link, share: Double)] {
    let mediators: [Role] = [.presenter, .viewModel, .interactor]
    let hasMediator = roles.contains(where: mediators.contains)
    let table = self.table
    return design.links.filter { link in
      if asksForWays(link) { return true }
      guard link.kinds != [.mentions],
        !table.allows(link, from: roles[link.from], to: roles[link.to])
      else { return false }
      // A namespace of functions is nobody who could know anybody.
      let isNamespace = design.index.facts.types[link.from].kind == .enum
      if isNamespace, roles[link.from] == .model || roles[link.from] == .service { return false }
      // Who only passes on is told to go.
      if onlyPassesOn(link.from) || onlyKeeps(link.from) { return false }
      // Who reports by a protocol of its own does not know who that is.
      let reports = roles[link.from] == .service || roles[link.from] == .interactor
      if reports, isScreen(link.to) || isMediator(link.to), link.through != nil, !drives(link) {
        return false
      }
      // Whom a screen should ask instead has to be there first.
      let isAskedInstead = roles[link.to] == .service || roles[link.to] == .model
      return (hasMediator || !isScreen(link.from) || !isAskedInstead) && !isVocabulary(link.to)
    }.map { ($0, shares[$0] ?? 0) }
  }

  private func onlyPassesOn(_ type: Int) -> Bool {
    guard roles[type] == .model || roles[type] == .service else { return false }
    let functions = design.index.functionsOfType[type].map { design.index.facts.functions[$0] }
      .filter { $0.kind == .function || $0.kind == .getter }
    return !functions.isEmpty && functions.allSatisfy(\.onlyForwards)
  }

  /// Whether a value does nothing with what it keeps together.
  private func onlyKeeps(_ type: Int) -> Bool {
    design.index.facts.types[type].kind == .struct
      && design.index.functionsOfType[type].allSatisfy {
        design.index.facts.functions[$0].kind == .initializer
      }
  }

  /// Whether a view asks a router that a contract gives to its presenter; elsewhere views may, by a protocol.
  private func asksForWays(_ link: Link) -> Bool {
    let isGiven = SeamRole(index: design.index).role(of: link.to) == .router
    return isGiven && isScreen(link.from) && link.isHolding && asks(link)
      && roles.contains { $0 == .presenter || $0 == .viewModel }
  }

  /// Whether the one calls the other, by its name or by the protocol through which it is kept.
  private func asks(_ link: Link) -> Bool {
    let names = [link.through, design.index.facts.types[link.to].name]
    return link.kinds.contains(.calls)
      || design.index.atoms(of: link.from).flatMap(\.uses).contains {
        $0.kind == .call && $0.on != nil && names.contains($0.on)
      }
  }

  /// Whether an interactor tells a screen all that it shows, which is more than to report what came of it.
  private func drives(_ link: Link) -> Bool {
    guard roles[link.from] == .interactor, !design.table.isCircular else { return false }
    let names = [link.through, design.index.facts.types[link.to].name]
    let told = design.index.atoms(of: link.from).flatMap(\.uses).filter {
      $0.kind == .call && names.contains($0.on)
    }
    return Set(told.map(\.name)).count >= MeantRoles.fewestWords
  }

  /// Whether who decides cannot be had without its screen.
  private func tiesToScreen(_ finding: DesignFinding) -> Bool {
    finding.level == .essential
      && (finding.remedy == .publish
        || finding.remedy == .knowByProtocol && isMediator(finding.type))
  }

  private func isMediator(_ name: String?) -> Bool {
    let type = name.flatMap { design.index.type($0) }
    return type.map { isMediator($0) || roles[$0] == .interactor } ?? false
  }

  private func isMediator(_ type: Int) -> Bool {
    roles[type] == .presenter || roles[type] == .viewModel
  }

  private func isScreen(_ type: Int) -> Bool {
    roles[type] == .view || roles[type] == .controller
  }

  /// Whether a value does nothing by itself: cases to speak of, or data on their way to be shown.
  private func isVocabulary(_ type: Int) -> Bool {
    design.index.facts.types[type].kind != .class
      && duties[type] == nil
      && !design.index.atoms(of: type).contains { $0.branch != nil }
  }

  private func finding(_ link: Link, _ share: Double) -> DesignFinding {
    let facts = design.index.facts.types
    let mending = mending(link)
    let isEssential =
      (isScreen(link.from) || isScreen(link.to)) && !isHelper(link) && !isPassing(link)
    return DesignFinding(
      .wrongWayReference, isEssential ? .essential : .advice,
      type: facts[link.from].name, other: facts[link.to].name,
      locations: link.locations.oncePerLine,
      gain: points(dealt * Distribution.direction * share),
      lesson: lesson, detail: mending.home.flatMap { atHand($0, from: link.from) },
      home: mending.home, remedy: mending.remedy, spare: turned(link))
  }

  /// By which properties an interactor that its screen asks keeps the presenter, which is to keep it from then on.
  private func turned(_ link: Link) -> [String] {
    guard isScreen(link.from), roles[link.to] == .interactor, architecture == .viper else {
      return []
    }
    return design.index.facts.types[link.to].properties.filter { property in
      !property.isWeak && !property.isStatic
        && property.type.map { design.index.candidates($0).contains { roles[$0] == .presenter } }
          == true
    }.map(\.name)
  }

  /// Whether a screen uses a value that words or decides for it, which no view model of its own is.
  func isHelper(_ link: Link) -> Bool {
    isScreen(link.from) && (roles[link.to] == .viewModel || roles[link.to] == .presenter)
      && design.index.facts.types[link.to].kind != .class
  }

  /// Whether a screen makes a value for a line or two that will go with them.
  private func isPassing(_ link: Link) -> Bool {
    isScreen(link.from) && roles[link.to] == .model && !link.isHolding
      && design.index.facts.types[link.to].kind != .class && link.locations.oncePerLine.count < 3
  }
}
