import KataCore
import Testing

@testable import KataScoring

/// What a learner is told next, on the greeting screen half-way between starter and reference.
struct HalfWayTests {
  private static let screen = "GreetingViewController"
  private static let presenter = "GreetingScreenPresenter"

  /// On the way to a pattern.
  static let steps: [(String, String, [Advice])] = [
    (
      "mvp-2", "mvp",
      [
        .say(.massiveController, of: screen),
        .move(.navigation, from: screen, toNew: .router),
        .move(.network, .storage, from: screen, toNew: .service),
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
    (
      "mvp-presenter-sets-labels", "mvp",
      [
        // To set its labels is to know it: one step.
        .turn(presenter, from: screen, .knowByProtocol, setting: [.layout]),
        .move(.presentation, .logging, .domain, from: screen, to: presenter),
        .move(.navigation, from: screen, toNew: .router),
      ]
    ),
    (
      "mvp-presenter-makes-services", "mvp",
      [
        .say(.piledWork, of: presenter), .move(.storage, from: presenter, toNew: .service),
        .say(.uninterceptableEffect, of: presenter),
      ]
    ),
    (
      "mvvm-polls", "mvvm",
      [
        .turn(screen, from: "GreetingScreenModel", .bind),
        .move(.navigation, from: screen, toNew: .router),
        .say(.uninterceptableEffect, of: screen),
      ]
    ),
    (
      "viper-router-does-all", "viper",
      [
        .move(
          .domain, .storage, .logging, .network, from: "GreetingScreenRouter", toNew: .interactor),
        .say(.missingSeam, of: "Solution"),
        .move(.presentation, from: "GreetingScreenRouter", to: presenter),
      ]
    ),
  ]

  /// By step; read once, as reading takes most of the time.
  private static let findings: [String: [DesignFinding]] = Dictionary(
    uniqueKeysWithValues: steps.compactMap { step, pattern, _ in
      (try? GreetingProgram.step(step, pattern: pattern).findings).map { (step, $0) }
    })

  @Test(arguments: steps)
  func tellsTheNextThreeOnTheWay(step: String, pattern: String, advice: [Advice]) throws {
    let findings = try #require(Self.findings[step])
    #expect(Set(findings.prefix(3).map(\.advice)) == Set(advice))
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
    #expect(try program.findings.first.map(\.advice) == advice)
  }

  @Test func tellsAPresenterToLeaveUIKitAlone() throws {
    let program = try GreetingProgram.reference("mvp") { file, text in
      file == "\(Self.presenter).swift" ? "import UIKit\n" + text : text
    }
    #expect(
      try program.findings.first.map(\.advice) == .say(.logicBesideUIKit, of: Self.presenter))
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

  @Test(arguments: steps.map(\.0))
  func neverSaysTheSameOfTheSameLines(step: String) throws {
    // An effect may come back last: where to move it is one thing, to be given it another.
    let shown = try #require(Self.findings[step]).prefix(3)
      .filter { $0.rule != .massiveController && $0.rule != .uninterceptableEffect }
    for (index, finding) in shown.enumerated() {
      for other in shown.dropFirst(index + 1) where other.type == finding.type {
        let shared = Set(finding.locations).intersection(other.locations).count
        #expect(shared * 2 < min(finding.locations.count, other.locations.count))
      }
    }
  }
}
