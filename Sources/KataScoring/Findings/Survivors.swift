import KataCore

/// Finds changes to logic that no test without a view notices.
struct Survivors: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let cases = context.traces?.cases ?? []
    guard cases.allSatisfy(\.isPassed) else { return [] }
    // What a suite of ours runs and does not check is nothing that a learner could change.
    let hasOwn = context.evidence == .ownTests && context.ownTests != nil
    let open: [Mutant.Fate] = hasOwn ? [.survived, .uncovered] : [.uncovered]
    return context.mutants.filter { open.contains($0.fate) }.map { mutant in
      let isRun = mutant.fate == .survived
      return DesignFinding(
        .survivor, .advice,
        summary: "No test without a view notices \(change(by: mutant))",
        reason: isRun
          ? "Tests run this line, but none checks what it decides."
          : "This logic runs only together with the screen.",
        step: isRun
          ? "Test the value that this line decides."
          : "Move it to a type that a test can create without a view.",
        locations: [mutant.location], lesson: context.lesson)
    }
  }

  private func change(by mutant: Mutant) -> String {
    // Of texts and lists it leaves out the second, and of numbers it takes the difference.
    if mutant.operator == .arithmetic { return "another result of `\(mutant.original)`" }
    return mutant.replacement.isEmpty
      ? "leaving out `\(mutant.original)`"
      : "`\(mutant.replacement)` instead of `\(mutant.original)`"
  }
}
