import KataCore

/// Finds view controllers that do most of everything.
struct MassiveControllers: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let reading = StaticReading(context.design, anchors: nil, findings: [])
    return reading.types.filter(\.isMassiveController).map { type in
      let logic = type.duties.filter { $0.responsibility.needsNoView }.prefix(4)
      let nouns = logic.map { DutyWording.noun($0.responsibility) }
      return DesignFinding(
        .massiveController, .essential, type: type.name,
        summary:
          "`\(type.name)` is a massive view controller: besides its views it has \(DutyWording.list(nouns))",
        reason:
          "None of this can be tested without the screen, and every change touches the same file.",
        step: logic.first.map {
          "Begin with what depends on least: move the \(DutyWording.noun($0.responsibility)) to a type of its own."
        },
        locations: [type.location], lesson: "why")
    }
  }
}
