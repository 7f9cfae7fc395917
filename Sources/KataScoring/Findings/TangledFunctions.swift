import KataCore

/// Finds functions that are hard to follow.
struct TangledFunctions: DesignRule {
  /// The cognitive complexity that Sonar's rule of the same name warns of.
  private static let most = 15

  func findings(in context: FindingContext) -> [DesignFinding] {
    let tangled = context.facts.functions.filter { $0.cognitiveComplexity > Self.most }
    return tangled.sorted { $0.cognitiveComplexity > $1.cognitiveComplexity }.map { function in
      let type = context.design.name(function.type)
      return DesignFinding(
        .tangledFunction, .note, type: type,
        summary:
          "`\(function.name)` of `\(type)` is hard to follow: its cognitive complexity is \(function.cognitiveComplexity)",
        reason: "Every nested branch is one more thing to keep in mind.",
        step: "Extract the inner branches to functions, and return early.",
        locations: [function.location], lesson: "choosing")
    }
  }
}
