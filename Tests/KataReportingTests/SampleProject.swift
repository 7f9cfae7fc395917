import KataCore

/// A reading of a large app by other people, as `kata lint` gives it.
enum SampleProject {
  static let reading = StaticReading(
    files: 214, lines: 31_870,
    skipped: [
      StaticReading.Skipped(
        path: "App/Feed/FeedCell+Old.swift", location: at("App/Feed/FeedCell+Old.swift", 48, 3)),
      StaticReading.Skipped(path: "App/Templates/Cell.swift", location: nil),
    ],
    types: controllers + ordinary + protocols, edges: [], effects: effects,
    distribution: Score(
      feature: .distribution, raw: 0.3127, anchored: nil, uncapped: nil,
      parts: [
        Score.Part(name: "separation", value: 0.3127, weight: 0.75),
        Score.Part(name: "allowed", value: nil, weight: 0.25),
      ]), uikitFreeShare: 0.1204, unknownShare: 0.42,
    findings: findings)

  /// A folder without anything to read.
  static let empty = StaticReading(
    files: 0, lines: 0, skipped: [], types: [], edges: [], effects: [],
    distribution: Score(feature: .distribution, raw: 0, anchored: nil, uncapped: nil, parts: []),
    uikitFreeShare: nil, unknownShare: 0, findings: [])

  private static let controllers = [
    ("Feed", 3_702, 5.2), ("Checkout", 1_840, 4.4), ("Profile", 1_022, 4.1), ("Settings", 620, 3.3),
    ("Login", 410, 3.1),
  ].map { name, lines, jobs in
    let path = path("App/\(name)/\(name)ViewController.swift")
    let table = Self.path("App/\(name)/\(name)ViewController+Table.swift")
    return TypeReading(
      name: "\(name)ViewController", kind: .class, role: .controller, location: at(path, 14, 13),
      lines: lines, jobs: jobs,
      duties: [
        duty(.layout, 0.34, path, stride(from: 40, to: 400, by: 7)),
        duty(.viewEvents, 0.2, table, stride(from: 12, to: 60, by: 1)),
        duty(.network, 0.16, path, stride(from: 500, to: 620, by: 2)),
        duty(.presentation, 0.12, path, stride(from: 640, to: 700, by: 3)),
        duty(.storage, 0.08, path, stride(from: 702, to: 720, by: 1)),
        duty(.navigation, 0.05, path, stride(from: 730, to: 740, by: 5)),
        duty(.logging, 0.03, path, stride(from: 15, to: 900, by: 99)),
        duty(.domain, 0.02, path, stride(from: 640, to: 642, by: 1)),
      ], isMassiveController: true)
  }

  private static let ordinary = (1...40).map { number in
    let path = path("App/Parts/Part\(number).swift")
    return TypeReading(
      name: "Part\(number)", kind: .struct, role: number % 3 == 0 ? .service : .model,
      location: at(path, 3, 8), lines: 20 + number, jobs: 1 + Double(number % 5) * 0.4,
      duties: [duty(.domain, 1, path, stride(from: 5, to: 5 + number, by: 1))],
      isMassiveController: false)
  }

  private static let protocols = (1...12).map { number in
    TypeReading(
      name: "Parting\(number)", kind: .protocol, role: .other,
      location: at(path("App/Parts/Parting\(number).swift"), 3, 10), lines: 5, jobs: 0, duties: [],
      isMassiveController: false)
  }

  private static let effects = (1...30).map { number in
    let kinds = Effect.Kind.allCases
    return Effect(
      kind: kinds[number % 4], type: "Part\(number)",
      location: at(path("App/Parts/Part\(number).swift"), number, 9),
      call: ["URLSession.shared", "Date()", "Int.random(in:)", "UserDefaults.standard"][number % 4],
      isInterceptable: number % 5 == 0)
  }

  private static let findings =
    controllers.map { type in
      SampleScores.sample(
        .massiveController, .essential, type.name, "`\(type.name)` is a massive view controller",
        [type.location], lesson: "why")
    }
    + effects.filter { !$0.isInterceptable }.map { effect in
      SampleScores.sample(
        .uninterceptableEffect, .note, effect.type,
        "`\(effect.type)` reaches outside by `\(effect.call)`", [effect.location])
    }

  private static func at(
    _ path: RelativePath, _ line: Int, _ column: Int = 5
  ) -> KataCore.SourceLocation {
    KataCore.SourceLocation(path: path, line: line, column: column)
  }

  private static func path(_ text: String) -> RelativePath {
    RelativePath(text) ?? "App/Unnamed.swift"
  }

  private static func duty(
    _ responsibility: Responsibility, _ share: Double, _ path: RelativePath,
    _ lines: some Sequence<Int>
  ) -> TypeReading.Duty {
    TypeReading.Duty(
      responsibility: responsibility, share: share, lines: lines.map { at(path, $0) })
  }
}
