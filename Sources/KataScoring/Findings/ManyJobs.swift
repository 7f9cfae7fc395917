import KataCore

/// Finds types besides view controllers that do several jobs of equal size.
struct ManyJobs: DesignRule {
  /// A type with as many jobs as this, by the exponential of the entropy of its duties, is told.
  private static let mostJobs = 4.0
  private static let leastLines = 20

  func findings(in context: FindingContext) -> [DesignFinding] {
    let reading = StaticReading(context.design, anchors: nil, findings: [])
    return reading.types.filter { type in
      !type.isMassiveController && type.jobs >= Self.mostJobs
        && Set(type.duties.flatMap(\.lines)).count >= Self.leastLines && type.role != .controller
    }
    .map { type in
      let nouns = type.duties.prefix(4).map { DutyWording.noun($0.responsibility) }
      return DesignFinding(
        .manyJobs, .note, type: type.name,
        summary: "`\(type.name)` has several jobs: \(DutyWording.list(nouns))",
        reason: "A type with one reason to change is easier to test and to replace.",
        step: "Extract the job that uses the fewest of its properties.", locations: [type.location],
        lesson: context.lesson)
    }
  }
}
