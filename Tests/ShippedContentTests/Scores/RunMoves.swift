import Foundation

/// Work that runs for nothing, which only a run can tell from work that is of use.
extension Move {
  /// All of it for one pattern, whose reference is among what runs beside the screen.
  static func running(beside reference: Base) -> [Move] {
    shadows(of: [reference]) + [
      Move("a warm-up in initialisers", .idlePretence, warmingUpWhileMade),
      Move("a warm-up that is kept", .idlePretence, warmingUpToKeep),
      Move("a warm-up in views that nobody sees", .idlePretence, warmingUpViews),
      Move("a warm-up whose outcome is looked at", .idlePretence, warmingUpForALook),
      Move("a warm-up that leaves something to look at", .idlePretence, warmingUpAndLeaving),
      Move("all into a manager that counts and minds", .idlePretence) { draft in
        Home.mindingManager.hiding(in: draft) { _ in true }
      },
    ]
  }

  /// The warm-ups are objects, and do their work as they are made.
  private static func warmingUpWhileMade(_ draft: Draft) -> Draft? {
    changingWarmUps(of: draft) { text in
      workingWhileMade(text)
    } running: { makes in
      "    let warm: [Any] = [\n" + makes.map { "      \($0),\n" }.joined()
        + "    ]\n    _ = warm\n"
    }
  }

  private static func workingWhileMade(_ text: String) -> String {
    text.replacing(
      "  func run() {\n",
      with: "  init(services: GreetingServices) {\n    self.services = services\n")
  }

  /// The same, and somebody keeps them for good.
  private static func warmingUpToKeep(_ draft: Draft) -> Draft? {
    changingWarmUps(of: draft) { text in
      workingWhileMade(text) + "\nenum WarmUpShelf {\n  static var kept: [Any] = []\n}\n"
    } running: { makes in
      "    WarmUpShelf.kept = [\n" + makes.map { "      \($0),\n" }.joined() + "    ]\n"
    }
  }

  /// The warm-ups are views, and do their work as they are made.
  private static func warmingUpViews(_ draft: Draft) -> Draft? {
    changingWarmUps(of: draft) { text in
      text.replacing(/struct (WarmUp_\w+) \{/) { "final class \($0.output.1): UIView {" }
        .replacing(
          "  func run() {\n",
          with: "  required init?(coder: NSCoder) {\n    nil\n  }\n\n"
            + "  init(services: GreetingServices) {\n    self.services = services\n"
            + "    super.init(frame: .zero)\n")
    } running: { makes in
      "    let warm = [\n" + makes.map { "      \($0),\n" }.joined()
        + "    ] as [UIView]\n    _ = warm\n"
    }
  }

  /// The warm-ups do their work as they are made, and leave a text that is always empty.
  private static func warmingUpAndLeaving(_ draft: Draft) -> Draft? {
    changingWarmUps(of: draft) { text in
      text.replacing(
        "  func run() {\n",
        with: "  let text: String\n\n  init(services: GreetingServices) {\n"
          + "    self.services = services\n"
      )
      .replacing(/(\n    _ = \w+)\n  \}/) { "\($0.output.1)\n    text = \"\"\n  }" }
    } running: { makes in
      "    let warm = [\n" + makes.map { "      \($0).text,\n" }.joined()
        + "    ].joined()\n    if !warm.isEmpty { return UIViewController() }\n"
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
