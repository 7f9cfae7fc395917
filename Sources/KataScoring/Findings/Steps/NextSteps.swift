import KataCore

/// Makes the list of what to do next of all that was found: one finding a step, each told where it shows best.
struct NextSteps {
  private let design: Design

  init(_ design: Design) { self.design = design }

  func ordered(
    duties: [DesignFinding], references: [DesignFinding], tests: [DesignFinding],
    rest: [DesignFinding], praise: [DesignFinding] = []
  ) -> [DesignFinding] {
    let functions = FunctionsOnLines(design)
    let places = TellingPlaces(design, functions)
    let left = SettledFindings(
      duties: duties.map(places.placed), references: references.map(places.placed),
      tests: tests.map(places.placed), design: design, functions: functions)
    return FindingOrder.ordered(
      duties: left.duties, references: left.references, tests: left.tests,
      rest: rest.map(places.placed), praise: praise)
  }
}
