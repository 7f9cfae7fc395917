import KataCore
import Testing

@testable import KataScoring

/// What is said of parts that play a role whatever they are called, of entities, rings and rules kept twice.
struct PlacesTests {
  private static let screen = "GreetingViewController"
  private static let presenter = "GreetingScreenPresenter"
  private static let interactor = "GreetingScreenInteractor"

  // MARK: Rings

  @Test(arguments: [
    ("mvp-presenter-keeps-view", presenter), ("viper-interactor-keeps-output", interactor),
    ("mvvm-binding-cycle", screen),
  ])
  func opensWithARing(mistake: String, type: String) throws {
    let findings = try GreetingProgram.mistake(mistake).findings
    #expect(findings.first?.rule == .strongRing)
    #expect(findings.first?.type == type)
  }

  @Test(arguments: [
    ("GreetingScreenRouter", "weak var screen: UIViewController?", "var screen: UIViewController?"),
    (
      presenter, "feed.subscribe { [weak self] person in self?.take(person) }",
      "feed.subscribe { person in self.take(person) }"
    ),
    (
      screen, "UIAction { [weak self] _ in self?.presenter?.didTapGreet() }",
      "UIAction { _ in self.presenter?.didTapGreet() }"
    ),
  ])
  func findsARing(file: String, loose: String, strong: String) throws {
    let program = try GreetingProgram.reference("mvp") { name, text in
      name == "\(file).swift" ? text.replacing(loose, with: strong) : text
    }
    #expect(try program.findings.contains { $0.rule == .strongRing && $0.type == file })
  }

  // MARK: Roles

  @Test func takesWhoDrivesAScreenFromBehindItsPresenterForAnInteractor() throws {
    let program = try GreetingProgram.reference("viper") { name, text in
      switch name {
      case "\(Self.presenter).swift": Self.passing
      case "\(Self.interactor).swift": Self.driving
      default: text
      }
    }
    let advice = try program.findings.map(\.advice)
    #expect(advice.contains(.turn("Worker", from: Self.screen, .report)))
    #expect(advice.contains(.turn("Worker", from: "GreetingScreenRouter", .report)))
    #expect(advice.contains(.move(.presentation, from: "Worker", to: Self.presenter)))
  }

  private static let passing = """
    import GreetingContract

    final class GreetingScreenPresenter: GreetingPresenter {
      private let worker: Worker

      init(worker: Worker) { self.worker = worker }

      func viewIsReady() { worker.start() }
      func didTapGreet() { worker.greet() }
      func didTapProfile() { worker.open() }
      func didSwitchFormal(to isFormal: Bool) {}
      func didEnterNickname(_ text: String) {}
    }
    """
  private static let driving = """
    import GreetingContract

    final class Worker {
      weak var view: (any GreetingView)?
      var router: (any GreetingRouter)?
      private let services: GreetingServices
      private var person: Person?

      init(services: GreetingServices) { self.services = services }

      func start() {
        view?.showCount("Greeted \\(services.store.integer(forKey: "count")) times")
        view?.showNickname(services.store.string(forKey: "nickname") ?? "")
      }

      func greet() {
        guard let person else {
          view?.showLoading(true)
          return
        }
        services.log.record("greeted", details: [:])
        view?.showGreeting("Hello, \\(person.firstName)!")
      }

      func open() {
        services.log.record("opened", details: [:])
        router?.showFailure("Nobody is there.") {}
      }
    }
    """

  @Test func takesARouterThatStoresForARouter() throws {
    let program = try GreetingProgram.reference("viper") { name, text in
      switch name {
      case "GreetingScreenRouter.swift":
        text.replacing(": GreetingRouter {", with: " {\n  private let services: GreetingServices\n")
          .replacing(
            "  func showProfile(",
            with: """
                func save(_ text: String) {
                  services.store.setString(text, forKey: "a")
                  services.store.setString(text, forKey: "b")
                  services.log.record("a", details: [:])
                  services.log.record("b", details: [:])
                }

                func showProfile(
              """)
      case "\(Self.presenter).swift":
        text.replacing("any GreetingRouter", with: "GreetingScreenRouter")
          .replacing("interactor.rememberNickname(text)", with: "router.save(text)")
      default: text
      }
    }
    let findings = try program.findings
    #expect(!findings.contains { $0.other == "GreetingScreenRouter" })
    #expect(
      findings.map(\.advice).contains(
        .move(.logging, from: "GreetingScreenRouter", to: Self.interactor)))
  }

  // MARK: Entities

  @Test func keepsTheEntityFromAPassiveView() throws {
    let program = try GreetingProgram.reference("mvp") { name, text in
      name == "\(Self.screen).swift"
        ? text.replacing(
          "  func showGreeting(",
          with: """
              func show(_ person: Person) { title = person.firstName }

              func showGreeting(
            """) : text
    }
    #expect(
      try program.findings.map(\.advice) == [.turn(Self.screen, from: "Person", .handOver)])
  }

  // MARK: Kept twice

  @Test func findsARuleThatIsKeptTwice() throws {
    let program = try GreetingProgram.reference("viper") { name, text in
      name == "\(Self.presenter).swift"
        ? text.replacing(
          "func didEnterNickname(_ text: String) {\n",
          with: """
            func didEnterNickname(_ text: String) {
                let text = text.trimmingCharacters(in: .whitespaces)

            """) : text
    }
    #expect(try program.findings.contains { $0.rule == .repeatedRule })
  }
}
