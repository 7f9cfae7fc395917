import KataCore

/// Says what is good: every type keeps to its role, and tests reach the logic.
struct Praise: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    [clearRoles(context), wellTested(context)].compactMap(\.self)
  }

  private func clearRoles(_ context: FindingContext) -> DesignFinding? {
    let design = context.design
    let others: [any DesignRule] = [MisplacedDuties(), WrongDirections(), MassiveControllers()]
    guard design.distribution.separation.value >= 0.2,
      others.allSatisfy({ $0.findings(in: context).isEmpty })
    else { return nil }
    return DesignFinding(
      .clearRoles, .praise,
      summary: "Each type keeps to its role, and references follow the pattern's direction",
      reason: "Whoever looks for a behaviour finds it at the first guess.",
      lesson: context.lesson(of: nil))
  }

  private func wellTested(_ context: FindingContext) -> DesignFinding? {
    guard let killed = context.killed, killed >= 0.8 else { return nil }
    return DesignFinding(
      .wellTested, .praise,
      summary:
        "Tests without a view notice \(Int((killed * 100).rounded())) of 100 changes to the logic",
      reason: "The logic can be tested without the screen.", lesson: context.lesson(of: nil))
  }
}
