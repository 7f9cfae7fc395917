import KataCore
import Testing

@testable import KataScoring

/// What learners are told who have gone another way than the references, or have left out a part of the pattern.
struct DetourTests {
  private static let screen = "GreetingViewController"
  private static let presenter = "GreetingScreenPresenter"
  private static let interactor = "GreetingScreenInteractor"

  @Test func asksForAnInteractorWhereThePresenterKeepsServices() throws {
    let program = try GreetingProgram.reference("mvp").read(as: "viper")
    let findings = try program.findings.filter { $0.rule != .missingSeam }
    #expect(
      Set(findings.map(\.advice)) == [
        .move(.logging, .observing, from: Self.presenter, toNew: .interactor),
        .turn(Self.presenter, from: "PersonLoader", .askThrough),
        .turn(Self.presenter, from: "GreetingMemory", .askThrough),
      ])
    #expect(findings.allSatisfy { $0.home == .interactor })
  }

  @Test func takesAnInteractorThatHardlyDoesAnythingForOne() throws {
    let program = try GreetingProgram.reference("viper") { file, text in
      guard file == "\(Self.interactor).swift" else { return text }
      return """
        import GreetingContract

        final class GreetingScreenInteractor: GreetingInteractor {
          weak var output: (any GreetingInteractorOutput)?
          private let log: any EventLog

          init(services: GreetingServices) { log = services.log }

          func start() {}
          func greet(_ style: GreetingStyle) {}
          func rememberNickname(_ text: String) {}
          func recordProfileVisit() { log.record("profile_opened", details: [:]) }
        }
        """
    }
    #expect(try !program.findings.contains { $0.other == Self.interactor })
  }

  @Test func takesTheRouterFromAnInteractor() throws {
    let program = try GreetingProgram.reference("viper") { file, text in
      guard file == "\(Self.interactor).swift" else { return text }
      return text.replacing(
        "  weak var output", with: "  var router: (any GreetingRouter)?\n  weak var output"
      ).replacing(
        "    log.record(\"profile_opened\", details: [:])\n",
        with: """
              log.record("profile_opened", details: [:])
              router?.showProfile(Profile(name: "", salutation: ""))

          """)
    }
    let advice = try #require(try program.findings.first { $0.rule == .wrongWayReference })
    #expect(advice.advice == .turn(Self.interactor, from: "GreetingScreenRouter", .report))
    #expect(advice.detail == Self.presenter)
  }

  @Test func sendsAViewModelThatPushesToARouter() throws {
    let program = try GreetingProgram.reference("mvvm") { file, text in
      guard file == "GreetingScreenModel.swift" else { return text }
      return "import UIKit\n"
        + text.replacing(
          "  private let router: any GreetingRouter\n",
          with: "  weak var navigation: UINavigationController?\n"
        ).replacing("    self.router = router\n", with: "").replacing(
          "    router.showProfile(Profile(name: wording.name(of: person), salutation: person.salutation))",
          with: """
                let profile = Profile(name: wording.name(of: person), salutation: "")
                navigation?.pushViewController(
                  ProfileViewController(profile: profile), animated: true)
            """
        ).replacing(
          "    router.showFailure(wording.failure(failure)) { [weak self] in self?.load() }",
          with: "")
    }
    let advice = try program.findings.map(\.advice)
    #expect(
      advice.first
        == .move(.navigation, from: "GreetingScreenModel", to: "GreetingScreenRouter"))
    // Whoever leads to no other screen makes none, and has no use for UIKit: one step.
    #expect(advice.count == 1)
  }

  @Test func tellsAScreenNotToMakeItsPresenter() throws {
    let program = try GreetingProgram.reference("mvp") { file, text in
      guard file == "\(Self.screen).swift" else { return text }
      return text.replacing(
        "  var presenter: (any GreetingPresenter)?\n",
        with: """
            var services: GreetingServices
            private lazy var presenter: GreetingScreenPresenter? = GreetingScreenPresenter(
              view: self, router: GreetingScreenRouter(screen: self), services: services)

          """)
    }
    #expect(
      try program.findings.map(\.advice) == [.turn(Self.screen, from: Self.presenter, .handIn)])
  }

  @Test func tellsTheSameHoweverAControllerIsCutIntoExtensions() throws {
    let whole = try GreetingProgram.starter(pattern: "mvp")
    let cut = try GreetingProgram.starter(pattern: "mvp") { file, text in
      guard file == "\(Self.screen).swift" else { return text }
      return text.replacing("private ", with: "").replacing(
        "\n  // MARK: - ", with: "\n}\n\nextension \(Self.screen) {\n  // MARK: - ")
    }
    #expect(try cut.findings.map(\.advice) == whole.findings.map(\.advice))
  }

  @Test func givesEachPatternsNamesToTheStartersNextSteps() throws {
    func steps(_ pattern: String) throws -> Set<Advice> {
      let findings = try GreetingProgram.starter(pattern: pattern).findings
      return Set(findings.filter { $0.rule == .misplacedDuty }.map(\.advice))
    }
    let screen = Self.screen
    let way = Advice.move(.navigation, from: screen, toNew: .router)
    let outside = Advice.move(.storage, .network, from: screen, toNew: .service)
    #expect(
      try steps("mvp") == [
        .move(.presentation, .domain, .logging, .observing, from: screen, toNew: .presenter), way,
        outside,
      ])
    #expect(
      try steps("mvvm") == [
        .move(.presentation, .domain, .logging, .observing, from: screen, toNew: .viewModel), way,
        outside,
      ])
    #expect(
      try steps("viper") == [
        .move(.domain, .logging, .storage, .network, .observing, from: screen, toNew: .interactor),
        .move(.presentation, from: screen, toNew: .presenter), way,
      ])
  }
}
