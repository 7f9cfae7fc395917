import KataCore
import Testing

/// What learners are told on ways of their own: closures for protocols, one object for all, parts that wait to be filled.
struct OtherWaysTests {
  private static let screen = "GreetingViewController"

  static let ways: [(String, String, [Advice])] = [
    (
      "mvp-view-makes-its-presenter", "mvp",
      [
        .move(.navigation, from: screen, toNew: .router),
        .move(.storage, .domain, from: screen, to: "GreetingPresenterImpl"),
        .turn(screen, from: "GreetingPresenterImpl", .handIn),
      ]
    ),
    (
      "mvp-tells-by-closures", "mvp",
      [
        .turn(screen, from: "GreetingLogic", .bind),
        .move(.navigation, from: screen, toNew: .router),
        .move(.presentation, .logging, from: screen, to: "GreetingLogic"),
      ]
    ),
    (
      "mvvm-one-for-all", "mvvm",
      [
        .move(.presentation, .domain, .logging, .observing, from: screen, toNew: .viewModel),
        .move(.navigation, from: screen, toNew: .router),
        .say(.uninterceptableEffect, of: "Session"),
      ]
    ),
    (
      "mvvm-children", "mvvm",
      [
        .say(.strongRing, of: "GreetingWay"),
        .move(.presentation, from: "GreetingTextsViewController", to: "GreetingMainModel"),
        .say(.piledWork, of: "GreetingMainModel"),
      ]
    ),
    (
      "viper-interactor-by-work", "viper",
      [
        .move(.presentation, .domain, from: screen, toNew: .presenter),
        .say(.missingSeam, of: "Solution"),
        .move(.navigation, from: screen, toNew: .router),
      ]
    ),
    (
      "viper-view-runs-use-cases", "viper",
      [
        .move(.presentation, from: screen, toNew: .presenter),
        .move(.domain, from: screen, toNew: .interactor),
        .move(.domain, .logging, from: "GreetingWireframe", toNew: .interactor),
      ]
    ),
    (
      "viper-one-core", "viper",
      [
        .move(.storage, .logging, .observing, from: "GreetingCore", toNew: .interactor),
        .say(.piledWork, of: "GreetingCore"),
        .turn("GreetingCore", from: "PersonAPI", .askThrough),
      ]
    ),
    (
      "viper-protocols-first", "viper",
      [
        .move(.presentation, .domain, from: screen, to: "GreetingScreenPresenter"),
        .say(.missingSeam, of: "Solution"),
        .move(
          .network, .storage, .logging, .observing, from: screen, to: "GreetingScreenInteractor"),
      ]
    ),
  ]

  /// By name; read once, as reading takes most of the time.
  private static let findings: [String: [DesignFinding]] = Dictionary(
    uniqueKeysWithValues: (ways.map { ($0.0, $0.1) } + [
      ("mvvm-view-goes-around", "mvvm"), ("viper-presenter-keeps-services", "viper"),
      ("mvp-fetcher-reports-data", "mvp"),
    ]).compactMap { way, pattern in
      (try? GreetingProgram.step(way, pattern: pattern).findings).map { (way, $0) }
    })

  private static func findings(_ way: String) throws -> [DesignFinding] {
    try #require(findings[way]).filter { $0.rule != .massiveController }
  }

  @Test(arguments: ways)
  func tellsTheNextThree(way: String, pattern: String, advice: [Advice]) throws {
    #expect(Set(try Self.findings(way).prefix(3).map(\.advice)) == Set(advice))
  }

  @Test func asksAScreenThatIsItsOwnRouterForOneByTheContract() throws {
    let ways = try #require(
      try Self.findings("mvp-view-makes-its-presenter").first { $0.home == .router })
    #expect(ways.contract == ["GreetingRouter"] && ways.asker == nil)
    #expect(ways.detail == "GreetingPresenterImpl")
  }

  @Test func writesTheSeamWithWhatUntiesThePresenter() throws {
    let found = try Self.findings("mvp-tells-by-closures")
    #expect(!found.contains { $0.rule == .missingSeam })
    #expect(
      found.first?.contract == [
        "GreetingViewController: GreetingView", "GreetingLogic: GreetingPresenter",
        "Solution: GreetingMVP",
      ])
  }

  @Test func makesAnInteractorOfWhoDoesTheWorkOfSeveralServices() throws {
    let found = try Self.findings("viper-interactor-by-work")
    let seam = try #require(found.first { $0.rule == .missingSeam })
    #expect(seam.contract == ["PersonInteractor: GreetingInteractor", "Solution: GreetingVIPER"])
    // A massive controller has more urgent things to hear than whose entity it shows.
    #expect(seam.spare == [])
    let logging = try #require(found.first { $0.responsibilities.contains(.logging) })
    #expect(logging.other == "PersonInteractor" && logging.responsibilities.contains(.observing))
    #expect(logging.spare == ["services", "subscription"])
  }

  @Test func namesWhatWaitsToBeFilled() throws {
    let found = try Self.findings("mvvm-view-goes-around")
    let words = try #require(found.first { $0.other == "GreetingVM" })
    #expect(words.waiting == ["openProfile()"] && words.spare == ["log"])
    let ways = try #require(found.first { $0.other == "EmptyRouter" })
    #expect(ways.waiting == ["showProfile(_:)", "showFailure(_:retry:)"])
  }

  @Test func keepsTheEntityWithTheInteractorInTheSameStepAsTheSeam() throws {
    let found = try Self.findings("viper-presenter-keeps-services")
    #expect(found.map(\.rule) == [.misplacedDuty, .missingSeam, .piledWork])
    #expect(Duties(found[0].responsibilities) == [.storage, .logging, .observing])
    #expect(found[1].spare == ["Person"])
    #expect(found[1].contract.contains("FetchInteractor: GreetingInteractor"))
  }

  /// A service that reports by a protocol of its own is no interactor where the pattern has none, and knows nobody.
  @Test func leavesAFetcherWithADelegateToItsWork() throws {
    let found = try Self.findings("mvp-fetcher-reports-data")
    #expect(found.allSatisfy { $0.type == "MainPresenter" && $0.other == nil })
    #expect(found.map(\.rule) == [.piledWork, .misplacedDuty])
  }
}
