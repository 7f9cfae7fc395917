import KataCore
import Testing

@testable import KataScoring

/// What a learner is told next, on the greeting screen half-way between starter and reference.
struct HalfWayTests {
  /// What is told, without where and how much.
  struct Advice: Hashable, CustomStringConvertible {
    let rule: DesignFinding.Rule
    let type: String?
    var duties: Set<Responsibility> = []
    var other: String?
    var home: Role?
    var remedy: DesignFinding.Remedy?

    static func move(_ duties: Responsibility..., from type: String, to other: String) -> Self {
      Advice(rule: .misplacedDuty, type: type, duties: Set(duties), other: other)
    }

    /// To a type that has to be written first.
    static func move(_ duties: Responsibility..., from type: String, toNew home: Role) -> Self {
      Advice(rule: .misplacedDuty, type: type, duties: Set(duties), home: home)
    }

    static func turn(
      _ type: String, from other: String, _ remedy: DesignFinding.Remedy
    ) -> Self {
      Advice(rule: .wrongWayReference, type: type, other: other, remedy: remedy)
    }

    static func say(_ rule: DesignFinding.Rule, of type: String) -> Self {
      Advice(rule: rule, type: type)
    }

    var description: String {
      [rule.rawValue, type, "\(duties.map(\.rawValue).sorted())", other, home?.rawValue]
        .compactMap(\.self).joined(separator: " ") + (remedy.map { " by \($0)" } ?? "")
    }
  }

  private static func advice(_ finding: DesignFinding) -> Advice {
    guard finding.rule == .misplacedDuty || finding.rule == .wrongWayReference else {
      return .say(finding.rule, of: finding.type ?? "")
    }
    let isNew = finding.rule == .misplacedDuty && finding.other == nil
    return Advice(
      rule: finding.rule, type: finding.type, duties: Set(finding.responsibilities),
      other: finding.other, home: isNew ? finding.home : nil, remedy: finding.remedy)
  }

  private static let screen = "GreetingViewController"
  private static let presenter = "GreetingScreenPresenter"

  /// On the way to a pattern.
  static let steps: [(String, String, [Advice])] = [
    (
      "mvp-2", "mvp",
      [
        .say(.massiveController, of: screen), .move(.domain, .logging, from: screen, to: presenter),
        .move(.storage, .network, from: screen, toNew: .service),
      ]
    ),
    (
      "mvvm-2", "mvvm",
      [
        .move(.logging, .presentation, .domain, from: screen, to: "GreetingScreenModel"),
        .turn(screen, from: "PersonLoader", .askThrough),
        .move(.navigation, from: screen, toNew: .router),
      ]
    ),
    (
      "viper-3", "viper",
      [
        .turn(presenter, from: screen, .knowByProtocol),
        .move(.navigation, from: screen, toNew: .router),
      ]
    ),
  ]

  @Test(arguments: steps)
  func tellsTheNextThreeOnTheWay(step: String, pattern: String, advice: [Advice]) throws {
    let program = try GreetingProgram.step(step, pattern: pattern)
    #expect(try Set(program.findings.prefix(3).map(Self.advice)) == Set(advice))
  }

  /// References with one thing put back to where it was.
  static let mistakes: [(String, Advice)] = [
    (
      "mvp-view-is-router", .move(.navigation, from: screen, to: "GreetingScreenRouter")
    ),
    ("mvp-view-records-events", .move(.logging, from: screen, to: presenter)),
    ("mvp-presenter-sets-label", .move(.layout, from: presenter, to: screen)),
    ("mvvm-view-stores-nickname", .turn(screen, from: "GreetingMemory", .askThrough)),
    ("mvvm-view-words-count", .turn(screen, from: "GreetingWording", .handOver)),
    ("mvvm-router-bypassed", .move(.navigation, from: screen, to: "GreetingScreenRouter")),
    (
      "viper-presenter-navigates", .move(.navigation, from: presenter, to: "GreetingScreenRouter")
    ),
    (
      "viper-interactor-words-names",
      .move(.presentation, from: "GreetingScreenInteractor", to: presenter)
    ),
    ("viper-presenter-stores-nickname", .turn(presenter, from: "GreetingMemory", .askThrough)),
  ]

  @Test(arguments: mistakes)
  func namesTheOneThingThatIsWrong(mistake: String, advice: Advice) throws {
    let program = try GreetingProgram.mistake(mistake)
    #expect(try program.findings.first.map(Self.advice) == advice)
  }

  @Test func tellsAPresenterToLeaveUIKitAlone() throws {
    let program = try GreetingProgram.reference("mvp") { file, text in
      file == "\(Self.presenter).swift" ? "import UIKit\n" + text : text
    }
    #expect(
      try program.findings.first.map(Self.advice) == .say(.logicBesideUIKit, of: Self.presenter))
  }

  @Test(arguments: ["Date()", "UserDefaults.standard.bool(forKey: \"a\")", "Int.random(in: 0..<9)"])
  func tellsAPresenterToBeGivenWhatItReachesItself(call: String) throws {
    let program = try GreetingProgram.reference("mvp") { file, text in
      file == "\(Self.presenter).swift"
        ? text.replacing("details: [:]", with: "details: [\"at\": \"\\(\(call))\"]") : text
    }
    #expect(
      try program.findings.contains {
        $0.rule == .uninterceptableEffect && $0.type == Self.presenter
      })
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func findsNothingInAReference(pattern: String) throws {
    let program = try GreetingProgram.reference(pattern)
    #expect(try program.findings.map(\.rule) == [.clearRoles])
  }

  @Test func neverSaysTheSameOfTheSameLines() throws {
    for (step, pattern, _) in Self.steps {
      let shown = try GreetingProgram.step(step, pattern: pattern).findings
        .filter { $0.rule != .massiveController }.prefix(3)
      for (index, finding) in shown.enumerated() {
        let others = shown.dropFirst(index + 1).filter { $0.type == finding.type }
        for other in others {
          let shared = Set(finding.locations).intersection(other.locations).count
          #expect(shared * 2 < min(finding.locations.count, other.locations.count), "\(step)")
        }
      }
    }
  }
}
