import KataCore
import Testing

@testable import KataScoring

/// What a learner is told next, on the greeting screen half-way between starter and reference.
struct HalfWayTests {
  /// What is told, without where and how much.
  struct Advice: Hashable, CustomStringConvertible {
    let rule: DesignFinding.Rule
    let type: String?
    let duty: Responsibility?
    let other: String?

    static func move(_ duty: Responsibility, from type: String, to other: String?) -> Self {
      Advice(rule: .misplacedDuty, type: type, duty: duty, other: other)
    }

    static func turn(_ type: String, from other: String) -> Self {
      Advice(rule: .wrongWayReference, type: type, duty: nil, other: other)
    }

    static func say(_ rule: DesignFinding.Rule, of type: String) -> Self {
      Advice(rule: rule, type: type, duty: nil, other: nil)
    }

    init(rule: DesignFinding.Rule, type: String?, duty: Responsibility?, other: String?) {
      (self.rule, self.type, self.duty, self.other) = (rule, type, duty, other)
    }

    init(_ finding: DesignFinding) {
      self.init(
        rule: finding.rule, type: finding.type,
        duty: finding.rule == .misplacedDuty ? finding.responsibilities.first : nil,
        other: finding.other)
    }

    var description: String {
      [rule.rawValue, type, duty?.rawValue, other].compactMap(\.self).joined(separator: " ")
    }
  }

  private static let screen = "GreetingViewController"
  private static let presenter = "GreetingScreenPresenter"

  /// On the way to a pattern.
  static let steps: [(String, String, [Advice])] = [
    (
      "mvp-2", "mvp",
      [
        .say(.massiveController, of: screen), .move(.domain, from: screen, to: presenter),
        .move(.navigation, from: screen, to: nil),
      ]
    ),
    (
      "mvvm-2", "mvvm",
      [
        .move(.presentation, from: screen, to: "GreetingScreenModel"),
        .turn(screen, from: "PersonLoader"), .move(.navigation, from: screen, to: nil),
      ]
    ),
    (
      "viper-3", "viper",
      [
        .move(.navigation, from: screen, to: nil), .turn(presenter, from: screen),
        .say(.logicBesideUIKit, of: presenter),
      ]
    ),
  ]

  @Test(arguments: steps)
  func tellsTheNextThreeOnTheWay(step: String, pattern: String, advice: [Advice]) throws {
    let program = try GreetingProgram.step(step, pattern: pattern)
    #expect(try Set(program.findings.prefix(3).map(Advice.init)) == Set(advice))
  }

  /// References with one thing put back to where it was.
  static let mistakes: [(String, Advice)] = [
    (
      "mvp-view-is-router", .move(.navigation, from: screen, to: "GreetingScreenRouter")
    ),
    ("mvp-view-records-events", .move(.logging, from: screen, to: presenter)),
    ("mvp-presenter-sets-label", .move(.layout, from: presenter, to: screen)),
    ("mvvm-view-stores-nickname", .turn(screen, from: "GreetingMemory")),
    ("mvvm-view-words-count", .turn(screen, from: "GreetingWording")),
    ("mvvm-router-bypassed", .move(.navigation, from: screen, to: "GreetingScreenRouter")),
    (
      "viper-presenter-navigates", .move(.navigation, from: presenter, to: "GreetingScreenRouter")
    ),
    (
      "viper-interactor-words-names",
      .move(.presentation, from: "GreetingScreenInteractor", to: presenter)
    ),
    ("viper-presenter-stores-nickname", .turn(presenter, from: "GreetingMemory")),
  ]

  @Test(arguments: mistakes)
  func namesTheOneThingThatIsWrong(mistake: String, advice: Advice) throws {
    let program = try GreetingProgram.mistake(mistake)
    #expect(try program.findings.first.map(Advice.init) == advice)
  }

  @Test func tellsAPresenterToLeaveUIKitAlone() throws {
    let program = try GreetingProgram.reference("mvp") { file, text in
      file == "\(Self.presenter).swift" ? "import UIKit\n" + text : text
    }
    #expect(
      try program.findings.first.map(Advice.init) == .say(.logicBesideUIKit, of: Self.presenter))
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
