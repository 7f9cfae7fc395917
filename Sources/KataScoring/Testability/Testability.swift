import KataCore

extension Score {
  /// How much of the screen's logic tests can reach without a view.
  ///
  /// `0.60 · killed + 0.25 · intercepted + 0.15 · free`: mutants that tests without a view notice, effects that a test
  /// double can intercept, logic that compiles without UIKit. A part that cannot be measured leaves its weight to the
  /// others.
  static func testability(
    killed: Double?, effects: [Effect], free: Double?, anchors: ScoreAnchors?
  ) -> Score {
    let intercepted =
      effects.isEmpty
      ? nil : Double(effects.count(where: \.isInterceptable)) / Double(effects.count)
    return weighted(
      .testability,
      [("killed", killed, 0.6), ("intercepted", intercepted, 0.25), ("uikitFree", free, 0.15)],
      anchors: anchors)
  }

  /// How much of the screen's logic the learner's own tests hold on to: the share of its changes that they notice.
  ///
  /// Nothing else counts there, so that noticing more never scores less. What no test double can intercept and what
  /// needs a view shows all the same, since no test without a view notices changes to it.
  static func testability(noticed: Double?, anchors: ScoreAnchors?) -> Score {
    weighted(.testability, [("noticed", noticed, 1)], anchors: anchors)
  }
}
