import KataCore

/// Tells that a screen no longer does what it did, before anything is said of its structure.
struct BrokenBehaviour: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let cases = (context.traces?.cases ?? []).filter { $0.group == .behaviour }
    let failed = cases.filter { !$0.isPassed }
    guard let first = failed.first else { return [] }
    let hint = context.hints[first.id]
    return [
      DesignFinding(
        .brokenBehaviour, .essential,
        summary:
          "The screen has to work first: \(failed.count) of \(cases.count) behaviour cases fail",
        reason:
          "A refactoring changes the structure and keeps the behaviour. The scores wait until it is whole.",
        step: hint ?? "Start with “\(first.title)”.", lesson: "why")
    ]
  }
}
