import KataCore
import KataReporting

/// Scores as the greeting kata gives them half way to MVP, with all that a report may have to tell.
enum SampleScores {
  static let controller: RelativePath = "Sources/GreetingViewController.swift"
  static let presenter: RelativePath = "Sources/GreetingPresenter.swift"

  /// Half way: the words are in the presenter, the network is not.
  static let halfway = make(
    distribution: (0.4412, 67), testability: (0.3921, 48), easeOfUse: (0.7102, 92))

  /// The same where there is no reference to compare with.
  static let raw = make(
    distribution: (0.4412, nil), testability: (0.3921, nil), easeOfUse: (0.7102, nil))

  /// A solution that is as good as the reference, with tests of its own.
  static let best = make(
    distribution: (0.6891, 100), testability: (0.8133, 100), easeOfUse: (0.7004, 97),
    findings: [clear], ownTests: ownTests)

  /// The same with tests of the learner's own.
  static let halfwayWithTests = make(
    distribution: (0.4412, 67), testability: (0.3921, 48), easeOfUse: (0.7102, 92),
    ownTests: ownTests)

  /// Values and names that no format may stumble over.
  static let oddities = make(
    distribution: (.nan, 0), testability: (0, nil), easeOfUse: (1, 100),
    findings: everyRule + bareRules + [hostile],
    ownTests: OwnTests(tests: [], problems: [], mutants: []))

  /// What `kata compare` shows of the greeting.
  static let rows = [
    row(.starter, nil, "MVC, starter", [(0.0912, nil), (0.0512, nil), (0.9312, nil)]),
    row(.reference, "mvp", "MVP, reference", [(0.6891, 100), (0.8133, 100), (0.7211, 100)]),
    row(.own, "mvp", "MVP, attempt 12", [(0.4412, 67), (0.3921, 48), (0.7102, 92)]),
    row(.reference, "mvvm", "MVVM, reference", [(0.6512, 100), (0.8055, 100), (0.7099, 100)]),
    row(.reference, "viper", "VIPER, reference", [(0.7702, 100), (0.8211, 100), (0.5904, 100)]),
  ]

  private static func row(
    _ kind: CompareRow.Kind, _ pattern: String?, _ title: String, _ values: [(Double, Int?)]
  ) -> CompareRow {
    let scores = values.map { ScoreValue(raw: $0.0, anchored: $0.1) }
    return CompareRow(
      kind: kind, pattern: pattern, title: title,
      values: Dictionary(uniqueKeysWithValues: zip(Score.Feature.allCases, scores)))
  }

  /// The text of the presenter, for excerpts.
  static let presenterFile = SourceFile(
    path: presenter,
    text: (1...40).map { $0 == 20 ? "    let now = /* 现在 😀 */ Date()" : "// line \($0)" }
      .joined(separator: "\n"))

  /// What the attempt before `halfway` came to.
  static let before: [Score.Feature: ScoreValue] = [
    .distribution: ScoreValue(raw: 0.3644, anchored: 55),
    .testability: ScoreValue(raw: 0.4021, anchored: 51),
    .easeOfUse: ScoreValue(raw: 0.7102, anchored: 92),
  ]

  /// A screen that no longer does what it did.
  static let waiting = Scores(
    features: [:], reading: halfway.reading, mutants: [], ownTests: nil,
    findings: [
      sample(
        .brokenBehaviour, .essential, nil,
        "The screen has to work first: 16 of 17 behaviour cases fail", [])
    ])

  static let thresholds = ScoreThreshold.all(
    [.distribution: 60, .testability: 60], scores: halfway)

  static func make(
    distribution: (Double, Int?), testability: (Double, Int?), easeOfUse: (Double, Int?),
    findings: [DesignFinding] = findings, ownTests: OwnTests? = nil
  ) -> Scores {
    let distribution = score(
      .distribution, distribution, [("separation", 0.4885, 0.75), ("allowed", 0.6101, 0.1221)])
    let testability = score(
      .testability, testability,
      [("killed", 0.3333, 0.6), ("intercepted", 0.6, 0.25), ("uikitFree", 0.28, 0.15)])
    let easeOfUse = score(
      .easeOfUse, easeOfUse,
      [
        ("volume", 0.7369, 0.35), ("hops", 0.6667, 0.25), ("flow", 0.7912, 0.2),
        ("worth", 0.875, 0.2),
      ])
    return Scores(
      features: [
        .distribution: distribution, .testability: testability, .easeOfUse: easeOfUse,
      ],
      reading: reading(distribution), mutants: mutants, ownTests: ownTests, findings: findings)
  }

  static func reading(_ distribution: Score) -> StaticReading {
    StaticReading(
      files: 4, lines: 214, skipped: [], types: types, edges: edges, effects: effects,
      distribution: distribution, uikitFreeShare: 0.28, unknownShare: 0.31,
      findings: findings.filter { $0.feature == .distribution })
  }

  private static func score(
    _ feature: Score.Feature, _ value: (Double, Int?), _ parts: [(String, Double?, Double)]
  ) -> Score {
    Score(
      feature: feature, raw: value.0, anchored: value.1,
      uncapped: value.1.map { Double($0) + 0.25 },
      parts: parts.map { Score.Part(name: $0.0, value: $0.1, weight: $0.2) })
  }
}

// MARK: - Types and what they know of each other

extension SampleScores {
  static let types = [
    TypeReading(
      name: "GreetingViewController", kind: .class, role: .controller,
      location: at(controller, 5, 13),
      lines: 122, jobs: 3.6214,
      duties: [
        duty(.layout, 0.38, controller, Array(31...52) + [60, 61]),
        duty(.viewEvents, 0.2, controller, [20, 21, 66, 70, 74, 78]),
        duty(.network, 0.18, controller, [82, 83, 84, 90, 95]),
        duty(.storage, 0.14, controller, [24, 25, 102, 103]),
        duty(.navigation, 0.1, controller, [110, 114]),
      ], isMassiveController: true),
    TypeReading(
      name: "GreetingPresenter", kind: .class, role: .presenter, location: at(presenter, 3, 13),
      lines: 54, jobs: 1.3105,
      duties: [
        duty(.presentation, 0.86, presenter, [12, 13, 14, 20, 21, 22, 30]),
        duty(.domain, 0.14, presenter, [18]),
      ], isMassiveController: false),
    TypeReading(
      name: "GreetingView", kind: .protocol, role: .view,
      location: at("Sources/GreetingView.swift", 3, 10), lines: 6, jobs: 0, duties: [],
      isMassiveController: false),
    TypeReading(
      name: "Solution", kind: .enum, role: .builder, location: at("Sources/Solution.swift", 4, 6),
      lines: 14, jobs: 1, duties: [duty(.wiring, 1, "Sources/Solution.swift", [6, 7, 8])],
      isMassiveController: false),
  ]

  static let edges = [
    GraphEdge(
      from: "GreetingViewController", to: "GreetingPresenter", kinds: [.holds, .calls],
      through: "GreetingPresenting", isAllowed: true,
      locations: [at(controller, 8, 7), at(controller, 67, 5)]),
    GraphEdge(
      from: "GreetingPresenter", to: "GreetingViewController", kinds: [.holdsWeakly, .calls],
      through: "GreetingView", isAllowed: true, locations: [at(presenter, 4, 12)]),
    GraphEdge(
      from: "GreetingPresenter", to: "Solution", kinds: [.calls], through: nil, isAllowed: false,
      locations: [at(presenter, 26, 5)]),
    GraphEdge(
      from: "Solution", to: "GreetingViewController", kinds: [.makes], through: nil,
      isAllowed: true,
      locations: [at("Sources/Solution.swift", 6, 12)]),
    GraphEdge(
      from: "Solution", to: "GreetingPresenter", kinds: [.makes], through: nil, isAllowed: true,
      locations: [at("Sources/Solution.swift", 7, 12)]),
  ]

  static let effects = [
    Effect(
      kind: .clock, type: "GreetingPresenter", location: at(presenter, 20, 14), call: "Date()",
      isInterceptable: false),
    Effect(
      kind: .network, type: "GreetingViewController", location: at(controller, 82, 5),
      call: "services.http.get(_:then:)", isInterceptable: true),
    Effect(
      kind: .storage, type: "GreetingViewController", location: at(controller, 102, 5),
      call: "services.store.set(_:for:)", isInterceptable: true),
    Effect(
      kind: .singleton, type: "GreetingViewController", location: at(controller, 114, 5),
      call: "NotificationCenter.default", isInterceptable: false),
    Effect(
      kind: .navigation, type: "GreetingViewController", location: at(controller, 110, 5),
      call: "navigationController?.pushViewController(_:animated:)", isInterceptable: true),
  ]

  static func at(_ path: RelativePath, _ line: Int, _ column: Int = 5) -> KataCore.SourceLocation {
    KataCore.SourceLocation(path: path, line: line, column: column)
  }

  private static func duty(
    _ responsibility: Responsibility, _ share: Double, _ path: RelativePath, _ lines: [Int]
  ) -> TypeReading.Duty {
    TypeReading.Duty(
      responsibility: responsibility, share: share, lines: lines.map { at(path, $0) })
  }
}

// MARK: - Findings

extension SampleScores {
  static let findings = [
    sample(
      .massiveController, .essential, "GreetingViewController",
      "`GreetingViewController` is a massive view controller: besides its views it has storage",
      [at(controller, 5, 13)], lesson: "why"),
    sample(
      .misplacedDuty, .essential, "GreetingViewController",
      "`GreetingViewController` makes network requests in 5 lines",
      [82, 83, 84, 90, 95].map { at(controller, $0) }, gain: 11.6),
    sample(
      .survivor, .advice, nil,
      "No test without a view notices `person.age <= 18` instead of `person.age < 18`",
      [at(presenter, 18, 8)]),
    sample(
      .uninterceptableEffect, .advice, "GreetingPresenter",
      "`GreetingPresenter` reaches the clock by `Date()`", [at(presenter, 20, 14)]),
    sample(
      .wrongDirection, .advice, "GreetingPresenter", "`GreetingPresenter` calls `Solution`",
      [at(presenter, 26, 5)]),
    sample(
      .ceremony, .note, "GreetingPresenter", "Nothing calls `viewDidAppear` of `GreetingPresenter`",
      [at(presenter, 40, 8)], lesson: "choosing"),
  ]

  static let clear = sample(.clearRoles, .praise, nil, "Each type keeps to its role", [])

  /// One finding of each rule, with everything that it may hold.
  static let everyRule = DesignFinding.Rule.allCases.map { rule in
    sample(
      rule, rule.isPraise ? .praise : .advice, "GreetingPresenter",
      "`GreetingPresenter` stands out",
      [at(presenter, 12), at(presenter, 14)], gain: 3.2)
  }

  /// One finding of each rule, of which nothing is known but the rule.
  static let bareRules = DesignFinding.Rule.allCases.map { rule in
    sample(rule, rule.isPraise ? .praise : .note, nil, "Something stands out", [])
  }

  /// A learner's names that try to steer a terminal or to close a quotation.
  static let hostile = sample(
    .misplacedDuty, .essential, "A\u{1b}[2J`B\u{202e}",
    "`A\u{1b}[2J`B\u{202e}` makes c\"<&>\u{7}](x) requests", [at(presenter, 1)])

  /// A finding with a reason and a step that say nothing in particular.
  static func sample(
    _ rule: DesignFinding.Rule, _ level: DesignFinding.Level, _ type: String? = nil,
    _ summary: String = "Something stands out", _ locations: [KataCore.SourceLocation] = [],
    gain: Double? = nil, lesson: String = "mvp"
  ) -> DesignFinding {
    DesignFinding(
      rule, level, type: type, summary: summary, reason: "It can be tested only with the screen.",
      step: level == .praise ? nil : "Move it to a type of its own.", locations: locations,
      gain: gain, lesson: lesson)
  }
}

// MARK: - Tests and mutants

extension SampleScores {
  static let mutants = [
    mutant(.boundary, 18, "person.age < 18", "person.age <= 18", .survived),
    mutant(.negatedCondition, 18, "person.age < 18", "!(person.age < 18)", .killed),
    mutant(.removedCall, 30, "view?.showSpinner()", "", .uncovered),
    mutant(.literal, 21, "\"Hello\"", "\"\"", .killed),
    mutant(.ternarySwap, 22, "isShort ? first : full", "isShort ? full : first", .survived),
    mutant(.arithmetic, 14, "count + 1", "count - 1", .equivalent),
    mutant(.defaultReturn, 13, "title", "\"\"", .dropped),
  ]

  static let ownTests = OwnTests(
    tests: [
      OwnTests.Test(
        name: "GreetingPresenterTests.testGreetsByFullName", isPassed: true, message: nil,
        loadsView: false),
      OwnTests.Test(
        name: "GreetingPresenterTests.testMinors", isPassed: false,
        message: "XCTAssertEqual failed: (\"Hi\") is not equal to (\"Hello\")", loadsView: false),
      OwnTests.Test(
        name: "ScreenTests.testTap", isPassed: true, message: nil, loadsView: true),
    ],
    problems: [
      Finding(
        id: "own-tests.failed", summary: "`GreetingPresenterTests.testMinors` does not pass",
        explanation: "XCTAssertEqual failed: (\"Hi\") is not equal to (\"Hello\")",
        nextSteps: ["A test counts once it passes on the code as it is."])
    ],
    mutants: mutants.map { mutant in
      mutant.operator == .boundary ? mutant.with(.killed) : mutant
    })

  private static func mutant(
    _ kind: Mutant.Operator, _ line: Int, _ original: String, _ replacement: String,
    _ fate: Mutant.Fate
  ) -> Mutant {
    Mutant(
      operator: kind, location: at(presenter, line, 8), offset: line * 40, original: original,
      replacement: replacement, fate: fate, killers: fate == .killed ? ["MVP.fullName"] : [])
  }
}

extension Mutant {
  fileprivate func with(_ fate: Fate) -> Mutant {
    Mutant(
      operator: self.operator, location: location, offset: offset, original: original,
      replacement: replacement, fate: fate,
      killers: fate == .killed ? ["GreetingPresenterTests.testMinors"] : [])
  }
}
