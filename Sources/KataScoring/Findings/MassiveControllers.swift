import KataCore

/// Finds view controllers that do most of everything.
struct MassiveControllers: DesignRule {
  /// What to move first: what depends on no view at all; one line of it is not worth a type.
  private static let order: [Responsibility] = [.network, .storage, .domain, .presentation]

  func findings(in context: FindingContext) -> [DesignFinding] {
    context.design.types.filter(\.isMassiveController).map { type in
      let logic = Self.order.filter { duty in
        type.duties.contains { $0.responsibility == duty && $0.lines.count > 1 }
      }
      let nouns = logic.map { DutyWording.noun($0) }
      return DesignFinding(
        .massiveController, .essential, type: type.name,
        summary:
          "`\(type.name)` is a massive view controller: besides its views it has \(DutyWording.list(nouns))",
        reason:
          "None of this can be tested without the screen, and every change touches the same file.",
        step: logic.first.map {
          "Begin with what depends on least: move the \(DutyWording.noun($0)) to a type of its own."
        },
        locations: [type.location], lesson: "why")
    }
  }
}
