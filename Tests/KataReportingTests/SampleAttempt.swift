import Foundation
import KataCore
import KataReporting

/// Attempts as the greeting kata gives them, one for each way in which a check can end.
enum SampleAttempt: String, CaseIterable {
  case passed, failure, failures, behaviour, missingSeam, doesNotCompile, refused
  case crashed, hung, flooded, exited, buildStopped, lifetime, skipped, hostile, chinese

  var attempt: Attempt {
    switch self {
    case .passed: passed
    case .failure: make(results: results(failing: ["fullName": [Self.fullName]]))
    case .failures: make(results: results(failing: Self.many))
    case .behaviour:
      make(
        results: results(failing: ["showsGreeting": [Self.screen], "fullName": [Self.fullName]]))
    case .missingSeam: make(results: results(failing: Self.unwritten))
    case .doesNotCompile:
      make(.doesNotCompile, results: unreached, findings: Self.compilerFindings)
    case .refused: make(.refused, results: unreached, findings: [Self.gateFinding])
    case .crashed: crashed
    case .hung: make(.runStopped(.silence), results: results(until: "twice", as: .timedOut))
    case .flooded: flooded
    case .exited: make(.exitedEarly(code: 0), results: results(until: "twice", as: .crashed))
    case .buildStopped: make(.buildStopped(.totalTime), results: unreached)
    case .lifetime: lifetime
    case .skipped: make(results: results(failing: [:], skipping: ["twice"]))
    case .hostile: hostile
    case .chinese: chinese
    }
  }
}

// MARK: - Whole attempts

extension SampleAttempt {
  private var passed: Attempt {
    make(nil, results: results(), output: "greet tapped\nasked for a person\n")
  }

  private var crashed: Attempt {
    let message = "GreetingPresenter.swift:21: Fatal error: Index out of range"
    return make(
      .crashed(signal: 5, message: message), results: results(until: "twice", as: .crashed),
      output: "greet tapped\n")
  }

  private var flooded: Attempt {
    let output = (1...4000).map { "round \($0)" }.joined(separator: "\n")
    return make(
      .runStopped(.output), results: results(until: "fullName", as: .flooded), output: output)
  }

  private var lifetime: Attempt {
    let failure = CaseFailure(
      role: "presenter", should: "go away with its screen",
      types: ["GreetingPresenter", "GreetingViewController"],
      location: SourceLocation(path: "Sources/GreetingPresenter.swift", line: 5, column: 3),
      excerpt: "  var view: any GreetingView",
      hint: "Hold the view `weak`, so that screen and presenter do not hold each other.")
    return make(results: results(failing: ["gone": [failure]]))
  }

  /// A learner's program that tries to draw its own verdict.
  private var hostile: Attempt {
    let failure = CaseFailure(
      role: "view\u{1b}[2J", should: "show `\u{202e}gnihton`", expected: "a\u{1b}]0;title\u{7}b",
      actual: "\u{1b}[32mPassed: all cases hold\u{1b}[0m\r\nover\rwritten\u{9b}31m\u{0}",
      location: SourceLocation(path: "Sources/A.swift", line: 1, column: 7),
      excerpt: "let a\u{1b}[8m = \"\u{202e}x\"\u{0}")
    let output = "]]>\u{1b}[1A\u{1b}[2K<passed/>\n[[ATT\u{1b}[mACHMENT|/etc/passwd]]\n::error::x\n"
    return make(results: results(failing: ["fullName": [failure]]), output: output)
  }

  private var chinese: Attempt {
    let failure = CaseFailure(
      role: "presenter", member: "didTapGreet()", should: "给视图完整的姓名，而不只是名字。",
      expected: "你好，王小明！", actual: "你好，小明！",
      location: SourceLocation(path: "Sources/GreetingPresenter.swift", line: 14, column: 26),
      excerpt: "\tview?.show(\"你好，\\(person.firstName)！\")", hint: "姓和名都要。")
    return make(results: results(failing: ["fullName": [failure]]))
  }
}

// MARK: - Parts

extension SampleAttempt {
  /// A check that came to no verdict.
  static let undecided = UndecidedCheck(
    kata: kata, pattern: mvp, problem: "The Swift compiler was not found on the search path.",
    nextSteps: ["install a toolchain, then run `kata doctor`."],
    started: Date(timeIntervalSince1970: 1_800_000_000), duration: .milliseconds(3))

  static let mvp = Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "GreetingMVP")
  static let mvvm = Pattern(id: "mvvm", title: "MVVM", folder: "MVVM", seam: "GreetingMVVM")

  static let kata = Kata(
    id: "greeting", version: 3, titles: ["en": "Greeting"], summaries: [:],
    contract: "GreetingContract", patterns: [mvp, mvvm], limits: Limits(), mistakes: [],
    folder: URL(filePath: "/katas/greeting"))

  static let checks = [
    CheckCase(
      id: "Behaviour.greetsOnlyWhenAsked", group: .behaviour,
      title: "The screen greets nobody before the button is tapped"),
    CheckCase(
      id: "Behaviour.showsGreeting", group: .behaviour,
      title: "A tap on the button shows the greeting"),
    CheckCase(
      id: "Behaviour.countsGreetings", group: .behaviour,
      title: "The screen counts how often it greeted"),
    CheckCase(
      id: "MVP.fullName", group: .structure,
      title: "The presenter hands the view the full name"),
    CheckCase(
      id: "MVP.twice", group: .structure,
      title: "The presenter greets again at each tap, with the person as it is then"),
    CheckCase(
      id: "MVP.passive", group: .structure,
      title: "The presenter asks the view for nothing"),
    CheckCase(
      id: "MVP.error", group: .structure,
      title: "The presenter turns a failed request into a sentence"),
    CheckCase(
      id: "MVP.store", group: .structure,
      title: "The presenter stores the last person greeted"),
    CheckCase(
      id: "MVP.quiet", group: .structure,
      title: "The presenter says nothing to a view that has gone"),
    CheckCase(
      id: "Lifetime.gone", group: .lifetime,
      title: "Nothing of the screen stays in memory once it is dismissed"),
  ]

  static let fullName = CaseFailure(
    role: "presenter", seam: "GreetingPresenter", member: "didTapGreet()",
    should: "Hand the view the first and the last name.", expected: "Hello, David Blaine!",
    actual: "Hello, David!",
    location: SourceLocation(path: "Sources/GreetingPresenter.swift", line: 14, column: 11),
    excerpt: "    view?.show(greeting: \"Hello, \\(person.firstName)!\")",
    hint: "Build the name from both parts of the person; `Person` has them already.")

  static let screen = CaseFailure(
    should: "Show the greeting in the label once the button is tapped.",
    expected: "Hello, David Blaine!", actual: "an empty label",
    location: SourceLocation(path: "Sources/GreetingViewController.swift", line: 30, column: 5),
    excerpt: "    presenter.didTapGreet()")

  private static let many: [String: [CaseFailure]] = Dictionary(
    uniqueKeysWithValues: ["fullName", "twice", "passive", "error", "store", "quiet"].map {
      ($0, [fullName, fullName])
    })

  private static let unwritten: [String: [CaseFailure]] = {
    let failure = CaseFailure(
      seam: "GreetingMVP", should: "`Solution` conforms to `GreetingMVP`.",
      location: SourceLocation(path: "Sources/Solution.swift", line: 4, column: 6),
      excerpt: "enum Solution: GreetingScreen {")
    let names = ["fullName", "twice", "passive", "error", "store", "quiet", "gone"]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, [failure]) })
  }()

  static let compilerFindings = [
    Finding(
      id: "compiler", summary: "cannot find 'veiw' in scope; did you mean 'view'?",
      location: SourceLocation(path: "Sources/GreetingPresenter.swift", line: 14, column: 5),
      excerpt: "    veiw?.show(greeting: \"Hello, \\(person.firstName) \\(person.lastName)!\")",
      nextSteps: ["Write `view` for `veiw`."]),
    Finding(
      id: "compiler", summary: "value of type 'Person' has no member 'name'",
      location: SourceLocation(path: "Sources/GreetingPresenter.swift", line: 20, column: 22),
      excerpt: "    store.save(person.name)"),
    Finding(
      id: "compiler", severity: .warning,
      summary: "variable 'count' was never mutated; consider changing to 'let' constant",
      location: SourceLocation(path: "Sources/GreetingViewController.swift", line: 9, column: 9)),
  ]

  static let gateFinding = Finding(
    id: "gate.import", summary: "`import Glibc` is not allowed in a kata",
    explanation:
      "A screen needs UIKit, Foundation and the kata's contract, and nothing below them.",
    location: SourceLocation(path: "Sources/GreetingPresenter.swift", line: 1, column: 8),
    excerpt: "import Glibc", nextSteps: ["Use what Foundation has for it."])

  /// Makes an attempt of the greeting kata; no reason means that it passed.
  func make(
    _ reason: Verdict.Reason? = .casesFailed, results: [CaseResult], findings: [Finding] = [],
    output: String = ""
  ) -> Attempt {
    Attempt(
      kata: Self.kata, pattern: Self.mvp, seed: 18_446_744_073_709_551_615,
      toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
      isolation: Isolation(tier: .isolated, engine: "bubblewrap 0.8.0"),
      verdict: reason.map { .notPassed($0) } ?? .passed, results: results, findings: findings,
      output: output, started: Date(timeIntervalSince1970: 1_800_000_000),
      duration: .milliseconds(478), submission: String(repeating: "0f", count: 32))
  }

  var unreached: [CaseResult] {
    Self.checks.map { CaseResult(check: $0, status: .notRun) }
  }

  func results(
    failing: [String: [CaseFailure]] = [:], skipping: [String] = []
  ) -> [CaseResult] {
    Self.checks.map { check in
      let name = String(check.id.split(separator: ".")[1])
      let failures = failing[name] ?? []
      let status: CaseResult.Status =
        skipping.contains(name) ? .skipped : failures.isEmpty ? .passed : .failed
      return CaseResult(check: check, status: status, failures: failures, seconds: 0.0012)
    }
  }

  func results(until name: String, as status: CaseResult.Status) -> [CaseResult] {
    let last = Self.checks.firstIndex { $0.id.hasSuffix("." + name) } ?? 0
    return Self.checks.enumerated().map { index, check in
      let own: CaseResult.Status = index < last ? .passed : index == last ? status : .notRun
      return CaseResult(check: check, status: own, seconds: index > last ? 0 : 0.001)
    }
  }
}

extension Attempt {
  /// The same attempt on a machine where nothing can shut a program off.
  var limited: Attempt {
    Attempt(
      kata: kata, pattern: pattern, seed: seed, toolchain: toolchain,
      isolation: Isolation(
        tier: .limited, engine: "prlimit",
        note: "bubblewrap may not make user namespaces here; `kata doctor` says what helps."),
      verdict: verdict, results: results, findings: findings, output: output, started: started,
      duration: duration, submission: submission)
  }
}
