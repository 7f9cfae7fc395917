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
        locations: [mutant.location], lesson: context.lesson(of: context.type(at: mutant.location)))
    }
  }

  private func change(by mutant: Mutant) -> String {
    // Of texts and lists it leaves out the second, and of numbers it takes the difference.
    let original = Self.short(mutant.original)
    if mutant.operator == .arithmetic { return "another result of `\(original)`" }
    return mutant.replacement.isEmpty
      ? "leaving out `\(original)`"
      : "`\(Self.short(mutant.replacement))` instead of `\(original)`"
  }

  /// As much of code as a sentence bears; the line itself is shown below it.
  private static func short(_ code: String) -> String {
    let code = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return code.count <= mostCharacters ? code : code.prefix(mostCharacters - 1) + "…"
  }

  private static let mostCharacters = 40
}
