import Foundation

/// Work that runs for nothing, which only a run can tell from work that is of use.
extension Move {
  /// All of it for one pattern, whose reference is among what runs beside the screen.
  static func running(beside reference: Base) -> [Move] {
    shadows(of: [reference]) + [
      Move("a warm-up in initialisers", .idlePretence, warmingUpWhileMade),
      Move("a warm-up whose outcome is looked at", .idlePretence, warmingUpForALook),
    ]
  }

  /// The warm-ups are objects, and do their work as they are made.
  private static func warmingUpWhileMade(_ draft: Draft) -> Draft? {
    changingWarmUps(of: draft) { text in
      text.replacing(
        "  func run() {\n",
        with: "  init(services: GreetingServices) {\n    self.services = services\n")
    } running: { makes in
      "    let warm: [Any] = [\n" + makes.map { "      \($0),\n" }.joined()
        + "    ]\n    _ = warm\n"
    }
  }

  /// The warm-ups give back a text that is always empty, and the screen would be another were it not.
  private static func warmingUpForALook(_ draft: Draft) -> Draft? {
    changingWarmUps(of: draft) { text in
      text.replacing("  func run() {\n", with: "  func run() -> String {\n")
        .replacing(/(\n    _ = \w+)\n  \}/) { "\($0.output.1)\n    return \"\"\n  }" }
    } running: { makes in
      "    let warm = [\n" + makes.map { "      \($0).run(),\n" }.joined()
        + "    ].joined()\n    if !warm.isEmpty { return UIViewController() }\n"
    }
  }

  /// Does the warm-ups' work in another way.
  private static func changingWarmUps(
    of draft: Draft, _ change: (String) -> String, running: ([String]) -> String
  ) -> Draft? {
    guard var warm = draft.warmingUp(Duty.allCases), let types = warm["WarmUp.swift"],
      let solution = warm["Solution.swift"]
    else { return nil }
    let makes = Duty.allCases.map { "WarmUp_\($0.rawValue)(services: services)" }
    let runs = makes.map { "    \($0).run()\n" }.joined()
    warm["WarmUp.swift"] = change(types)
    warm["Solution.swift"] = solution.replacing(runs, with: running(makes))
    return warm
  }
}
