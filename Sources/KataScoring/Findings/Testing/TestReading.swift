import KataCore

/// All that can be said of testing without a run.
struct TestReading: Sendable {
  let effects: [Effect]
  let uikitFreeShare: Double?
  let missingSeam: [DesignFinding]
  /// What no test can get at.
  let untested: [DesignFinding]

  init(_ design: Design, effects: [Effect]) {
    self.effects = effects
    let logic = Logic(design)
    uikitFreeShare = logic.uikitFreeShare
    let found = TestabilityFindings(design: design, logic: logic, effects: effects)
    missingSeam = found.missingSeam
    untested = (found.uninterceptable + found.besideUIKit).sorted(by: DesignFinding.comesBefore)
  }
}
