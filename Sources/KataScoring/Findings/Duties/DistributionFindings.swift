import KataCore

/// What the spread of duties has to say: duties in the wrong type, references in the wrong direction, types too
/// small.
struct DistributionFindings {
  let design: Design
  let types: [TypeReading]
  let anchors: ScoreAnchors?
  /// The names of what the program is given to ask.
  let services: Set<String>
  private let roles: [Role]
  private let paper: MoveOnPaper

  init(
    design: Design, types: [TypeReading], anchors: ScoreAnchors?, services: Set<String> = []
  ) {
    (self.design, self.types, self.anchors) = (design, types, anchors)
    self.services = services
    roles = MeantRoles(design).roles
    paper = MoveOnPaper(design)
  }

  private func points(_ raw: Double) -> Double {
    let place = anchors.flatMap { anchors -> Double? in
      guard let after = Score.points(.distribution, raw: raw, anchors: anchors),
        let before = Score.points(.distribution, raw: 0, anchors: anchors)
      else { return nil }
      return after - before
    }
    return Score.rounded(place ?? raw * 100)
  }

  // MARK: Controllers

  var massive: [DesignFinding] {
    types.filter(\.isMassiveController)
      .sorted { ($1.jobs, $0.name) < ($0.jobs, $1.name) }
      .map { type in
        let needsNoView = type.duties.map(\.responsibility).first(where: \.needsNoView)
        return DesignFinding(
          .massiveController, .essential, type: type.name,
          responsibilities: type.duties.map(\.responsibility), locations: [type.location],
          amount: type.jobs, lesson: "why",
          home: needsNoView.flatMap { homes.newRole(for: $0, from: type.role) })
      }
  }

  // MARK: Duties and references

  var misplaced: [DesignFinding] {
    let decoded = piled.decoded
    let building = WorkingBuilders(
      design: design, roles: roles, services: services, lesson: lesson
    ).findings
    let builders = Set(building.compactMap(\.type))
    let moves = MisplacedDuties(
      design: design, roles: roles, massive: massiveNames,
      decoding: Set(decoded.compactMap(\.type)), services: services, paper: paper,
      points: points, lesson: lesson
    ).findings
    let typed = TypedTexts(design: design, roles: roles, lesson: lesson)
    return moves.filter { $0.type.map(builders.contains) != true } + building
      + typed.findings(beside: moves) + decoded
      + BorrowedTypes(design: design, roles: roles, lesson: lesson).findings
      + ViewExtensions(design: design, roles: roles, lesson: lesson).findings
      + Unannounced(design: design, roles: roles, lesson: lesson).findings
      + Reducers(design: design, roles: roles, lesson: lesson).findings
      + WithheldReports(design: design, roles: roles, lesson: lesson).findings
      + OldCopies(design: design, roles: roles, lesson: lesson).findings
  }

  /// What stands in the right part of the program, and could stand better.
  var settling: [DesignFinding] {
    RepeatedRules(design: design, lesson: lesson).findings
      + pulls.ofPresenters + piled.worded
  }

  var wrongWay: [DesignFinding] {
    Rings(design: design, roles: roles, lesson: lesson).findings
      + pulls.ofViews + AskedScreens(design: design, roles: roles, lesson: lesson).findings
      + RepeatedStarts(design: design, roles: roles, lesson: lesson).findings
      + Locators(design: design, roles: roles, lesson: lesson).findings
      + PassedParts(design: design, roles: roles, lesson: lesson).findings
      + WrongWays(design: design, roles: roles, paper: paper, points: points, lesson: lesson)
      .findings
      + Broadcasts(design: design, roles: roles, lesson: lesson).findings
      + UnaskedParts(design: design, roles: roles, lesson: lesson).findings
      + BeyondContract(design: design, roles: roles, lesson: lesson).findings
      + Entities(
        design: design, roles: roles, services: services, massive: massiveNames, lesson: lesson
      ).findings
  }

  private var pulls: Pulls { Pulls(design: design, roles: roles, lesson: lesson) }

  private var piled: PiledWork {
    PiledWork(design: design, roles: roles, massive: massiveNames, lesson: lesson)
  }

  private var massiveNames: Set<String> {
    Set(types.filter(\.isMassiveController).map(\.name))
  }

  private var homes: DutyHomes {
    DutyHomes(
      architecture: design.table.architecture, hasInteractor: roles.contains(.interactor))
  }

  private var lesson: String {
    design.table.architecture == .mvc ? "mvc" : design.table.architecture.lesson
  }

  // MARK: Size

  /// Four or more homes of less than three atoms each are more names than ideas.
  var scattered: [DesignFinding] {
    let duties = design.workload.dutiesByUnit
    let small = duties.keys.sorted().filter { unit in
      let masses = duties[unit] ?? []
      let mass = masses.reduce(0, +)
      return design.workload.homes.isHome[unit] && design.index.kinship[unit] == .none
        && mass > 0 && mass < 3 && masses[Responsibility.wiring.position] < mass / 2
    }
    guard small.count >= 4 else { return [] }
    let facts = design.index.facts.types
    return [
      DesignFinding(
        .scattered, .advice, type: facts[small[0]].name,
        locations: small.map { facts[$0].location },
        amount: Double(small.count), lesson: "viper")
    ]
  }

  /// A type of no known role that does three jobs or more.
  var manyJobs: [DesignFinding] {
    types.filter { type in
      type.role == .other && type.jobs >= 3 && !type.isMassiveController && type.kind.isConcrete
        && type.duties.map(\.lines.count).reduce(0, +) >= 15
    }
    .sorted { ($1.jobs, $0.name) < ($0.jobs, $1.name) }
    .map { type in
      DesignFinding(
        .manyJobs, .advice, type: type.name, responsibilities: type.duties.map(\.responsibility),
        locations: [type.location], amount: type.jobs, lesson: "why")
    }
  }
}
