import KataCore

/// Finds duties that are not their type's role's, with where to put them and what that would gain.
struct MisplacedDuties {
  let design: Design
  let roles: [Role]
  /// The names of the massive controllers.
  let massive: Set<String>
  /// The names of those who are told already to give the server's answers away, and requests with them.
  let decoding: Set<String>
  /// Makes points of a raw value.
  let points: (Double) -> Double
  let lesson: String
  private let paper: MoveOnPaper
  private let lines: PartLines
  private let homes: DutyHomes
  private let targets: MoveTarget

  init(
    design: Design, roles: [Role], massive: Set<String>, decoding: Set<String>,
    services: Set<String>, paper: MoveOnPaper, points: @escaping (Double) -> Double,
    lesson: String
  ) {
    (self.design, self.roles) = (design, roles)
    (self.massive, self.decoding) = (massive, decoding)
    (self.paper, self.points, self.lesson) = (paper, points, lesson)
    lines = PartLines(design, roles, services: services)
    homes = DutyHomes(
      architecture: design.table.architecture, hasInteractor: roles.contains(.interactor))
    targets = MoveTarget(design: design, roles: roles, table: homes)
  }

  /// A move is worked out on paper for so many duties at most.
  private static let mostMoves = 12

  /// One finding per type and move: a massive controller's first, then by what moving the lines would gain, and last
  /// what already stands in a type of its own that only the wrong one uses.
  var findings: [DesignFinding] {
    let parted = MovePlaces(lines).parted(moves)
    let worked = parted.prefix(Self.mostMoves).map { move -> (DutyMove, MoveOnPaper.Outcome) in
      let outcome = paper.outcome(of: move.duties, from: move.part.unit, to: move.target)
      return (move, outcome.part(lines.share(of: move.mass, move.duties, in: move.part)))
    }
    return worked.sorted { left, right in
      if left.0.isMassive != right.0.isMassive { return left.0.isMassive }
      if tiesToScreen(left.0) != tiesToScreen(right.0) { return tiesToScreen(left.0) }
      return (left.1.rank, left.0.mass) > (right.1.rank, right.0.mass)
    }
    .map(finding)
      + LentDuties(
        design: design, roles: roles, massive: massive, lines: lines, homes: homes,
        lesson: lesson
      ).findings
  }

  /// Parts' duties that are not their role's, the heaviest first.
  private var moves: [DutyMove] {
    lines.parts.flatMap { part -> [DutyMove] in
      guard design.index.facts.types[part.type].kind.isConcrete,
        Containers(design.index).handing(part.type).isEmpty
      else { return [] }
      let foreign = Responsibility.allCases.filter { isForeign($0, in: part) }
      var moves: [DutyMove] = []
      for duty in foreign where isEnough(duty, part) { join(move(duty, part), to: &moves) }
      // A view asks now and then whether there is anything to show.
      moves = moves.filter {
        roles[part.type] != .view || $0.duties != [.domain] || $0.mass >= 3
      }
      for duty in foreign { takeAlong(duty, part, in: &moves) }
      return moves
    }
    .sorted { left, right in
      if left.isMassive != right.isMassive { return left.isMassive }
      return left.mass > right.mass
    }
  }

  private func isForeign(_ duty: Responsibility, in part: UnitPart) -> Bool {
    if duty == .presentation, wordsBeside(part) || wordsAsEntity(part) { return true }
    return !homes.fits(duty, roles[part.type])
      && (duty != .network || !decoding.contains(design.index.facts.types[part.type].name))
  }

  /// Whether a service that asks the server words some of what comes of it, such as why it failed, or one that keeps
  /// or records things words a good deal besides.
  private func wordsBeside(_ part: UnitPart) -> Bool {
    guard roles[part.type] == .service, let masses = lines.duties[part.unit],
      targets.target(of: .presentation, from: part.type) != nil
    else { return false }
    let (words, all) = (masses[Responsibility.presentation.position], masses.reduce(0, +))
    if lines.mass(of: .network, in: part) >= 0.5, words * 3 < all { return true }
    let keeps = [.storage, .logging].map { lines.mass(of: $0, in: part) }.reduce(0, +) >= 0.5
    return keeps && words >= 2 && words * 2 < all
  }

  /// Whether an entity of VIPER, which an interactor makes or keeps, words what it holds.
  private func wordsAsEntity(_ part: UnitPart) -> Bool {
    let facts = design.index.facts.types[part.type]
    guard design.table.architecture == .viper, roles[part.type] == .model,
      facts.kind == .struct || facts.kind == .class, !facts.properties.isEmpty,
      targets.target(of: .presentation, from: part.type) != nil
    else { return false }
    return design.index.incoming[part.type].contains { reference in
      roles[reference.from] == .interactor && reference.kind != .mentions
    }
  }

  private func isEnough(_ duty: Responsibility, _ part: UnitPart) -> Bool {
    let least = leastMass(duty, part)
    // Some duties are spoken of in more lines than the scores charge with them.
    let isCharged = lines.duties[part.unit]?[duty.position] ?? 0 >= least
    let isWide = duty == .presentation || duty == .network || duty == .observing
    return (isCharged || isWide) && lines.mass(of: duty, in: part) >= least
  }

  private func move(_ duty: Responsibility, _ part: UnitPart) -> DutyMove {
    DutyMove(
      part: part, duties: [duty], target: targets.target(of: duty, from: part.type),
      masses: [lines.mass(of: duty, in: part)],
      isMassive: massive.contains(design.index.facts.types[part.type].name))
  }

  /// What a view decides or words beside lines that go to the same place goes with them, however little it is.
  private func takeAlong(_ duty: Responsibility, _ part: UnitPart, in moves: inout [DutyMove]) {
    guard roles[part.type] == .view || roles[part.type] == .controller,
      duty == .domain || duty == .presentation, !moves.contains(where: { $0.duties.contains(duty) })
    else { return }
    let inside = lines.functions(of: duty, in: part)
    let small = move(duty, part)
    let place = moves.firstIndex { move in
      move.target == small.target && (move.target != nil || newRole(move) == newRole(small))
        && move.duties.contains { !inside.isDisjoint(with: lines.functions(of: $0, in: part)) }
    }
    if let place { moves[place].add(small) }
  }

  private func join(_ move: DutyMove, to moves: inout [DutyMove]) {
    let place = moves.firstIndex { other in
      other.target == move.target && (move.target != nil || newRole(other) == newRole(move))
    }
    guard let place else { return moves.append(move) }
    moves[place].add(move)
  }

  private func newRole(_ move: DutyMove) -> Role? {
    move.duties.first.flatMap { homes.newRole(for: $0, from: roles[move.part.type]) }
  }

  /// What is told by an API's name needs one line; what is told by how lines look needs two.
  ///
  /// An interactor or a service that words anything has begun to do its presenter's work.
  private func leastMass(_ duty: Responsibility, _ part: UnitPart) -> Double {
    if duty == .presentation, [.interactor, .service].contains(roles[part.type]) { return 0.5 }
    // A view that is told what to show sets its labels with what it words, three of them by now.
    let isScreen = roles[part.type] == .view || roles[part.type] == .controller
    if duty == .presentation, isScreen { return 1.5 }
    // A line that asks a service may do something else as well.
    if [.network, .storage, .logging, .observing].contains(duty) { return 0.5 }
    let isTold: [Responsibility] = [.presentation, .domain, .viewEvents]
    return isTold.contains(duty) ? 2 : 1
  }

  private func finding(_ move: DutyMove, _ outcome: MoveOnPaper.Outcome) -> DesignFinding {
    let isEssential =
      move.isMassive || roles[move.part.type] == .controller && outcome.rank > 0
      || tiesToScreen(move) || keepsServices(move)
    let types = design.index.facts.types
    return DesignFinding(
      .misplacedDuty, isEssential ? .essential : .advice, type: types[move.part.type].name,
      responsibilities: move.duties, other: move.target.map { types[$0].name },
      locations: (move.places + next(move)).oncePerLine,
      amount: move.mass,
      // Against nothing but an empty second type there is nothing to gain.
      gain: lines.duties.count > 1 ? points(max(0, outcome.gain)) : nil,
      lesson: lesson, home: newRole(move))
  }

  /// Where who decides and leads to other screens makes one, to hand it to somebody who shows it.
  private func next(_ move: DutyMove) -> [SourceLocation] {
    guard tiesToScreen(move), move.duties == [.navigation] else { return [] }
    let index = design.index
    return index.outgoing[move.part.type].filter {
      $0.kind == .makes && index.kinship[$0.to] == .viewController
    }.map(\.location)
  }

  /// Whether a presenter or a router does what VIPER has an interactor for, which its contract gives it nothing for.
  private func keepsServices(_ move: DutyMove) -> Bool {
    let isOpen = roles[move.part.type] == .presenter || roles[move.part.type] == .router
    return design.table.architecture == .viper && isOpen && move.places.count > 2
      && move.duties.contains { [.network, .storage, .logging, .observing].contains($0) }
  }

  /// What decides cannot be had without the screen as long as it handles views or screens.
  private func tiesToScreen(_ move: DutyMove) -> Bool {
    let decides: [Role] = [.presenter, .viewModel, .interactor]
    return decides.contains(roles[move.part.type])
      && move.duties.contains { $0 == .layout || $0 == .navigation }
  }
}
