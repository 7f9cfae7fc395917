/// Which finding is told first: what is broken, then what leaks, then structure, tests and ease, praise at the end.
enum FindingOrder {
  /// For a solution that was run.
  static let scored: [any DesignRule] =
    [BrokenBehaviour(), FailingCases()] + design + [IdleTests(), Survivors()] + ease

  /// For code that was only read.
  static let `static`: [any DesignRule] = design + ease

  private static let design: [any DesignRule] = [
    RetainCycles(), MassiveControllers(), MisplacedDuties(), WrongDirections(), ManyJobs(),
    UninterceptableEffects(), LogicBesideUIKit(),
  ]
  private static let ease: [any DesignRule] = [TangledFunctions(), CeremonyFindings(), Praise()]
}
