import KataCore

/// Finds duties that are not their type's role's, with where to put them and what that would gain.
struct MisplacedDuties {
  let design: Design
  /// The names of the massive controllers.
  let massive: Set<String>
  /// Makes points of a raw value.
  let points: (Double) -> Double
  let lesson: String

  /// A move is worked out on paper for so many duties at most.
  private static let mostMoves = 12

  private var homes: DutyHomes { DutyHomes(architecture: design.table.architecture) }

  private struct Candidate {
    let unit: Int
    let duty: Responsibility
    let mass: Double
    let isMassive: Bool
  }

  /// One finding per type and duty: a massive controller's first, then by what moving the lines would gain.
  var findings: [DesignFinding] {
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
    let duties = design.workload.dutiesByUnit
    return duties.keys.sorted().flatMap { unit in
      Responsibility.allCases.compactMap { duty -> Candidate? in
        let all = duties[unit]?[duty.position] ?? 0
        let facts = design.index.facts.types[unit]
        let least = leastMass(duty, unit)
        guard facts.kind.isConcrete, !homes.fits(duty, design.roles[unit]), all >= least
        else { return nil }
        let mass = all - handedOn(duty, unit)
        guard mass >= least else { return nil }
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
  ///
  /// An interactor that words anything has begun to do its presenter's work.
  private func leastMass(_ duty: Responsibility, _ unit: Int) -> Double {
    if duty == .presentation, design.roles[unit] == .interactor { return 0.5 }
    return duty == .presentation || duty == .domain || duty == .observing ? 2 : 1
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

  private func target(of candidate: Candidate) -> Int? {
    MoveTarget(design: design, homes: homes).target(of: candidate.duty, from: candidate.unit)
  }
}
