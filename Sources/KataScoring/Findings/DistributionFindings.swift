import KataCore

/// What the spread of duties has to say: duties in the wrong type, references in the wrong direction, types too
/// small.
struct DistributionFindings {
  let design: Design
  let types: [TypeReading]
  let anchors: ScoreAnchors?

  /// A move is worked out on paper for so many duties at most.
  private static let mostMoves = 12

  /// The most important first, one by one of their kinds.
  var findings: [DesignFinding] {
    massive + misplaced + wrongWay + scattered + manyJobs
  }

  private var homes: DutyHomes { DutyHomes(architecture: design.table.architecture) }

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
        DesignFinding(
          .massiveController, .essential, type: type.name,
          responsibilities: type.duties.map(\.responsibility), locations: [type.location],
          amount: type.jobs, lesson: "why")
      }
  }

  // MARK: Misplaced duties

  private struct Candidate {
    let unit: Int
    let duty: Responsibility
    let mass: Double
    let isMassive: Bool
  }

  /// One finding per type and duty: a massive controller's first, then by what moving the lines would gain.
  var misplaced: [DesignFinding] {
    let paper = MoveOnPaper(design)
    let worked = candidates.prefix(Self.mostMoves).map { candidate in
      let target = target(of: candidate)
      return (
        candidate, target,
        paper.outcome(of: candidate.duty, from: candidate.unit, to: target)
      )
    }
    return worked.sorted { left, right in
      if left.0.isMassive != right.0.isMassive { return left.0.isMassive }
      return (left.2.rank, left.0.mass) > (right.2.rank, right.0.mass)
    }
    .map { finding($0, to: $1, $2) }
  }

  /// Units' duties that are not their role's, the heaviest first.
  private var candidates: [Candidate] {
    let massive = Set(types.filter(\.isMassiveController).map(\.name))
    let duties = design.workload.dutiesByUnit
    return duties.keys.sorted().flatMap { unit in
      Responsibility.allCases.compactMap { duty -> Candidate? in
        let mass = duties[unit]?[duty.position] ?? 0
        let facts = design.index.facts.types[unit]
        guard facts.kind.isConcrete, !homes.fits(duty, design.roles[unit]),
          mass >= Self.leastMass(duty)
        else { return nil }
        return Candidate(
          unit: unit, duty: duty, mass: mass, isMassive: massive.contains(facts.name))
      }
    }
    .sorted { left, right in
      if left.isMassive != right.isMassive { return left.isMassive }
      return left.mass > right.mass
    }
  }

  /// What is told by an API's name needs one line; what is told by how lines look needs two.
  private static func leastMass(_ duty: Responsibility) -> Double {
    duty == .presentation || duty == .domain || duty == .observing ? 2 : 1
  }

  private func finding(
    _ candidate: Candidate, to target: Int?, _ outcome: MoveOnPaper.Outcome
  ) -> DesignFinding {
    let isEssential =
      candidate.isMassive || design.roles[candidate.unit] == .controller && outcome.rank > 0
    let facts = design.index.facts
    return DesignFinding(
      .misplacedDuty, isEssential ? .essential : .advice,
      type: facts.types[candidate.unit].name, responsibilities: [candidate.duty],
      other: target.map { facts.types[$0].name },
      locations: locations(of: candidate.duty, unit: candidate.unit), amount: candidate.mass,
      gain: points(max(0, outcome.gain)), lesson: lesson)
  }

  /// The type of a fitting role that does most of a duty already; nil when there is none and a new one is called
  /// for.
  private func target(of candidate: Candidate) -> Int? {
    let duties = design.workload.dutiesByUnit
    for role in homes.homes(of: candidate.duty) {
      let units = duties.keys.sorted().filter {
        $0 != candidate.unit && design.roles[$0] == role
          && design.index.facts.types[$0].kind.isConcrete
      }
      let best = units.max { left, right in
        (duties[left]?[candidate.duty.position] ?? 0)
          < (duties[right]?[candidate.duty.position] ?? 0)
      }
      if let best { return best }
    }
    return nil
  }

  private func locations(of duty: Responsibility, unit: Int) -> [SourceLocation] {
    design.workload.responsibilities.indices.filter { atom in
      design.workload.responsibilities[atom].contains(duty)
        && design.workload.owners[atom].contains { $0.unit == unit && $0.part > 0.5 }
    }.map { design.index.facts.atoms[$0].location }
  }

  private var lesson: String {
    design.table.architecture == .mvc ? "mvc" : design.table.architecture.lesson
  }

  // MARK: References

  /// One finding per pair of types.
  var wrongWay: [DesignFinding] {
    let facts = design.index.facts
    let wrong = design.wrongWay
    guard !wrong.isEmpty else { return [] }
    let separation = max(0, Separation(design.workload.blocks, reshuffles: 40).value)
    return wrong.map { link, share in
      let gain = separation * 0.25 * share
      let isEssential = design.roles[link.from] == .view || design.roles[link.from] == .controller
      return DesignFinding(
        .wrongWayReference, isEssential ? .essential : .advice, type: facts.types[link.from].name,
        other: facts.types[link.to].name, locations: link.locations, gain: points(gain),
        lesson: lesson)
    }
    .sorted { ($1.gain ?? 0, $0.type ?? "") < ($0.gain ?? 0, $1.type ?? "") }
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
