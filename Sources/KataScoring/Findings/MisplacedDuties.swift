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
  private let lines: PartLines
  private let targets: MoveTarget
  private let homes: DutyHomes

  init(
    design: Design, roles: [Role], massive: Set<String>, decoding: Set<String>,
    points: @escaping (Double) -> Double, lesson: String
  ) {
    (self.design, self.roles) = (design, roles)
    (self.massive, self.decoding) = (massive, decoding)
    (self.points, self.lesson) = (points, lesson)
    lines = PartLines(design, roles)
    homes = DutyHomes(
      architecture: design.table.architecture, hasInteractor: roles.contains(.interactor))
    targets = MoveTarget(design: design, roles: roles, table: homes)
  }

  /// A move is worked out on paper for so many duties at most.
  private static let mostMoves = 12

  /// The duties that are on their way from a part of the program to one place: what goes together goes at once.
  private struct Move {
    let part: UnitPart
    private(set) var duties: [Responsibility]
    let target: Int?
    private(set) var masses: [Double]
    let isMassive: Bool

    var mass: Double { masses.reduce(0, +) }

    /// Takes another's duty in, behind the larger ones.
    mutating func add(_ other: Self) {
      for (duty, mass) in zip(other.duties, other.masses) {
        let place = masses.firstIndex { $0 < mass } ?? masses.endIndex
        duties.insert(duty, at: place)
        masses.insert(mass, at: place)
      }
    }
  }

  /// One finding per type and move: a massive controller's first, then by what moving the lines would gain, and last
  /// what already stands in a type of its own that only the wrong one uses.
  var findings: [DesignFinding] {
    let paper = MoveOnPaper(design)
    let worked = moves.prefix(Self.mostMoves).map { move -> (Move, MoveOnPaper.Outcome) in
      let outcome = paper.outcome(of: move.duties, from: move.part.unit, to: move.target)
      return (move, outcome.part(lines.share(of: move.mass, move.duties, in: move.part)))
    }
    return worked.sorted { left, right in
      if left.0.isMassive != right.0.isMassive { return left.0.isMassive }
      if tiesToScreen(left.0) != tiesToScreen(right.0) { return tiesToScreen(left.0) }
      return (left.1.rank, left.0.mass) > (right.1.rank, right.0.mass)
    }
    .map(finding) + lent
  }

  /// Parts' duties that are not their role's, the heaviest first.
  private var moves: [Move] {
    lines.parts.flatMap { part -> [Move] in
      let facts = design.index.facts.types[part.type]
      guard facts.kind.isConcrete else { return [] }
      let moves: [Move] = Responsibility.allCases.reduce(into: []) { moves, duty in
        guard !homes.fits(duty, roles[part.type]) else { return }
        guard duty != .network || !decoding.contains(facts.name) else { return }
        let least = leastMass(duty, part)
        guard lines.duties[part.unit]?[duty.position] ?? 0 >= least else { return }
        let mass = lines.mass(of: duty, in: part)
        guard mass >= least else { return }
        let move = Move(
          part: part, duties: [duty], target: targets.target(of: duty, from: part.type),
          masses: [mass],
          isMassive: massive.contains(facts.name))
        join(move, to: &moves)
      }
      // A view asks now and then whether there is anything to show.
      return moves.filter {
        roles[part.type] != .view || $0.duties != [.domain] || $0.mass >= 3
      }
    }
    .sorted { left, right in
      if left.isMassive != right.isMassive { return left.isMassive }
      return left.mass > right.mass
    }
  }

  private func join(_ move: Move, to moves: inout [Move]) {
    let place = moves.firstIndex { other in
      other.target == move.target && (move.target != nil || newRole(other) == newRole(move))
    }
    guard let place else { return moves.append(move) }
    moves[place].add(move)
  }

  private func newRole(_ move: Move) -> Role? {
    move.duties.first.flatMap { homes.newRole(for: $0, from: roles[move.part.type]) }
  }

  /// What is told by an API's name needs one line; what is told by how lines look needs two.
  ///
  /// An interactor that words anything has begun to do its presenter's work.
  private func leastMass(_ duty: Responsibility, _ part: UnitPart) -> Double {
    if duty == .presentation, roles[part.type] == .interactor { return 0.5 }
    // A view that is told what to show sets its labels with what it words, three of them by now.
    let isScreen = roles[part.type] == .view || roles[part.type] == .controller
    if duty == .presentation, isScreen { return 1.5 }
    // A line that asks a service may do something else as well.
    if [.network, .storage, .logging].contains(duty) { return 0.5 }
    let isTold: [Responsibility] = [.presentation, .domain, .observing, .viewEvents]
    return isTold.contains(duty) ? 2 : 1
  }

  private func finding(_ move: Move, _ outcome: MoveOnPaper.Outcome) -> DesignFinding {
    let isEssential =
      move.isMassive || roles[move.part.type] == .controller && outcome.rank > 0
      || tiesToScreen(move)
    let types = design.index.facts.types
    return DesignFinding(
      .misplacedDuty, isEssential ? .essential : .advice, type: types[move.part.type].name,
      responsibilities: move.duties, other: move.target.map { types[$0].name },
      locations: (lines.locations(of: move.duties, in: move.part) + next(move)).oncePerLine,
      amount: move.mass,
      // Against nothing but an empty second type there is nothing to gain.
      gain: lines.duties.count > 1 ? points(max(0, outcome.gain)) : nil,
      lesson: lesson, home: newRole(move))
  }

  /// Where who decides and leads to other screens makes one, to hand it to somebody who shows it.
  private func next(_ move: Move) -> [SourceLocation] {
    guard tiesToScreen(move), move.duties == [.navigation] else { return [] }
    let index = design.index
    return index.outgoing[move.part.type].filter {
      $0.kind == .makes && index.kinship[$0.to] == .viewController
    }.map(\.location)
  }

  /// What decides cannot be had without the screen as long as it handles views or screens.
  private func tiesToScreen(_ move: Move) -> Bool {
    let decides: [Role] = [.presenter, .viewModel, .interactor]
    return decides.contains(roles[move.part.type])
      && move.duties.contains { $0 == .layout || $0 == .navigation }
  }

  // MARK: Lent

  /// What stands in a drawer that fits it, and is used by one type whose work it is not.
  private var lent: [DesignFinding] {
    // A massive controller's helpers go where its work goes.
    let users = lines.parts.filter { part in
      part.isWhole && !massive.contains(design.index.facts.types[part.type].name)
    }
    return users.flatMap { part in
      Responsibility.allCases.compactMap { duty -> DesignFinding? in
        guard !homes.fits(duty, roles[part.type]),
          let lender = lines.lender(of: duty, to: part)
        else { return nil }
        let types = design.index.facts.types
        let isAsked = [.network, .storage, .logging].contains(duty)
        return DesignFinding(
          .misplacedDuty, .advice, type: types[lender.type].name, responsibilities: [duty],
          other: types[part.type].name, locations: lender.places, amount: lender.mass,
          lesson: lesson,
          home: isAsked ? nil : homes.newRole(for: duty, from: roles[part.type]),
          remedy: isAsked ? .handIn : .askThrough)
      }
    }
  }
}
