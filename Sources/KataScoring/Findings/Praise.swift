import KataCore

/// Says what is good: every type keeps to its role, and tests reach the logic.
struct Praise: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    [clearRoles(context), wellTested(context)].compactMap(\.self)
  }

  /// Of lines of which more is unknown nothing is praised.
  private static let mostUnknown = 0.6

  private func clearRoles(_ context: FindingContext) -> DesignFinding? {
    let design = context.design
    let others: [any DesignRule] = [MisplacedDuties(), WrongDirections(), MassiveControllers()]
    // Only lines that have a duty tell how roles are kept.
    guard Separation(design.matrix.withoutOwnCode).value >= 0.2,
      design.unknownShare <= Self.mostUnknown,
      design.links.contains(where: { hasDirection($0, design) }),
      others.allSatisfy({ $0.findings(in: context).isEmpty })
    else { return nil }
    return DesignFinding(
      .clearRoles, .praise,
      summary: "Each type keeps to its role, and references follow the pattern's direction",
      reason: "Whoever looks for a behaviour finds it at the first guess.",
      lesson: context.lesson(of: nil))
  }

  /// Whether a reference leads from one role of the pattern to another, so that it could be wrong.
  private func hasDirection(_ link: Link, _ design: Design) -> Bool {
    let (from, to) = (design.roles[link.from], design.roles[link.to])
    return from != to && [from, to].allSatisfy { $0 != .builder && $0 != .other }
  }

  private func wellTested(_ context: FindingContext) -> DesignFinding? {
    guard let killed = context.killed, killed >= 0.8 else { return nil }
    return DesignFinding(
      .wellTested, .praise, summary: noticed(killed, context),
      reason: "The logic can be tested without the screen.", lesson: context.lesson(of: nil))
  }

  private func noticed(_ killed: Double, _ context: FindingContext) -> String {
    guard context.evidence == .ownTests, let own = context.ownTests else {
      let share = "\(Int((killed * 100).rounded()))%"
      return "The kata's cases notice \(share) of the changes to the logic without a view"
    }
    let changes = NoticedChanges(own.mutants)
    return "Your tests notice \(changes.noticed) of \(changes.all) changes to the logic"
  }
}
