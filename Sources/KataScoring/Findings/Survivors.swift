import KataCore

/// Finds changes to logic that no test without a view notices.
struct Survivors: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let cases = context.traces?.cases ?? []
    guard cases.allSatisfy(\.isPassed) else { return [] }
    return context.mutants.filter { $0.fate == .survived || $0.fate == .uncovered }.map { mutant in
      let change =
        mutant.replacement.isEmpty
        ? "leaving out `\(mutant.original)`"
        : "`\(mutant.replacement)` instead of `\(mutant.original)`"
      let isRun = mutant.fate == .survived
      return DesignFinding(
        .survivor, .advice,
        summary: "No test without a view notices \(change)",
        reason: isRun
          ? "Tests run this line, but none checks what it decides."
          : "This logic runs only together with the screen.",
        step: isRun
          ? "Test the value that this line decides."
          : "Move it to a type that a test can create without a view.",
        locations: [mutant.location], lesson: context.lesson)
    }
  }
}
