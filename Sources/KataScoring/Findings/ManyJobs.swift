import KataCore

/// Finds types besides view controllers that do several jobs of equal size which need no view.
struct ManyJobs: DesignRule {
  /// A type with as many jobs as this, by the exponential of the entropy of its duties, is told.
  private static let mostJobs = 3.0
  private static let leastLines = 20

  func findings(in context: FindingContext) -> [DesignFinding] {
    context.design.types.compactMap { type in
      let duties = type.duties.filter(\.responsibility.needsNoView)
      guard type.role != .controller,
        TypeReading.jobs(duties.map { Double($0.lines.count) }) >= Self.mostJobs,
        Set(duties.flatMap(\.lines)).count >= Self.leastLines
      else { return nil }
      let nouns = duties.prefix(4).map { DutyWording.noun($0.responsibility) }
      return DesignFinding(
        .manyJobs, .note, type: type.name,
        summary: "`\(type.name)` has several jobs: \(DutyWording.list(nouns))",
        reason: "A type with one reason to change is easier to test and to replace.",
        step: "Extract the job that uses the fewest of its properties.", locations: [type.location],
        lesson: context.lesson(about: type.name))
    }
  }
}
