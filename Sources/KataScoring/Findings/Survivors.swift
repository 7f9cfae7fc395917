import KataCore

/// Finds changes to logic that no test without a view notices.
///
/// Where the learner's own tests count, it tells apart lines that none of them runs from lines that they run without
/// checking anything, a finding for a function, or for a type that none of them touches. Where the suites count, all
/// that a learner could change is logic in a view or view controller: what a suite of ours leaves out or does not
/// check is our affair.
struct Survivors: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let cases = context.traces?.cases ?? []
    guard cases.allSatisfy(\.isPassed) else { return [] }
    guard context.evidence == .ownTests, let own = context.ownTests else {
      return ChangedTypes(context.mutants, in: context).inViews.compactMap { inView($0, context) }
    }
    // Before any test counts, what they miss is all there is.
    guard own.areCounted else { return [] }
    let types = ChangedTypes(own.mutants, in: context)
    return types.beside.flatMap(beside) + types.inViews.compactMap { inView($0, context) }
  }

  // MARK: Logic that needs no view

  private func beside(_ type: ChangedType) -> [DesignFinding] {
    let changes = type.functions.flatMap(\.mutants)
    guard NoticedChanges(changes).run > 0 else {
      let summary = "No test of yours runs `\(type.name)`"
      return unrun(changes, summary, of: type).map { [$0] } ?? []
    }
    return type.functions.flatMap { function in
      let lines = DutyWording.count(function.lines(.uncovered).count, "line")
      let summary =
        NoticedChanges(function.mutants).run == 0
        ? "No test of yours runs `\(function.name)`"
        : "No test of yours runs \(lines) of `\(function.name)`"
      return [unrun(function.mutants, summary, of: type), unchecked(function)].compactMap(\.self)
    }
  }

  private func unrun(
    _ mutants: [Mutant], _ summary: String, of type: ChangedType
  ) -> DesignFinding? {
    let lines = mutants.lines(.uncovered)
    guard !lines.isEmpty else { return nil }
    return DesignFinding(
      .survivor, .advice, type: type.name, summary: summary,
      reason: "Whatever is changed there goes unnoticed.",
      step: "Write one in `Tests`: `\(type.name)` needs no view.", locations: lines,
      lesson: "doubles")
  }

  private func unchecked(_ function: ChangedFunction) -> DesignFinding? {
    let lines = function.lines(.survived)
    guard !lines.isEmpty else { return nil }
    let missed = function.mutants.count { $0.fate == .survived }
    let run = NoticedChanges(function.mutants).run
    return DesignFinding(
      .survivor, .advice, type: function.type,
      summary: """
        Your tests run `\(function.name)` and miss \(missed) of \(DutyWording.count(run, "change")) to it
        """,
      reason: "They check too little of what these lines decide.",
      step: "Assert what a function returns, or what a test double has received.",
      locations: lines, lesson: "doubles")
  }

  // MARK: Logic in views

  private func inView(_ type: ChangedType, _ context: FindingContext) -> DesignFinding? {
    let missed = type.functions.flatMap(\.mutants).filter { $0.fate == .uncovered }
    guard let first = missed.first else { return nil }
    let what =
      missed.count == 1 ? change(by: first) : "\(missed.count) changes to `\(type.name)`"
    return DesignFinding(
      .survivor, .advice, type: type.name, summary: "No test without a view notices \(what)",
      reason: "This logic runs only together with the screen.",
      step: "Move it to a type that a test can create without a view.",
      locations: missed.lines(.uncovered), lesson: context.lesson(about: type.name))
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
