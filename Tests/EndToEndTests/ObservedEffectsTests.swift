import Foundation
import KataCore
import Testing

@testable import KataPipeline

/// Which statement of the greeting's solutions causes which effect, and what their mutants alter first.
@Suite(.lane) struct ObservedEffectsTests {
  @Test func findsTheStatementOfEveryEffect() async throws {
    let solution = try await ObservedSolution("mvp")
    #expect(
      solution.places(of: .network) == [
        "PersonLoader.swift: http.get",
        "GreetingScreenPresenter.swift: subscription = feed.subscribe",
      ])
    #expect(
      solution.places(of: .storage) == [
        "GreetingMemory.swift: store.string", "GreetingMemory.swift: store.integer",
        "GreetingMemory.swift: store.setString", "GreetingMemory.swift: store.setInteger",
      ])
    #expect(solution.places(of: .logging) == ["GreetingScreenPresenter.swift: log.record"])
    #expect(
      solution.places(of: .navigation) == [
        "GreetingScreenRouter.swift: screen?.navigationController?.pushViewController",
        "GreetingScreenRouter.swift: screen?.present",
      ])
    // The texts are made elsewhere, and shown here; the router makes the alert.
    #expect(
      solution.files(of: .shown) == [
        "GreetingViewController.swift", "ProfileViewController.swift", "GreetingScreenRouter.swift",
      ])
    #expect(
      solution.places(of: .shown).contains(
        "GreetingViewController.swift: greetingLabel.text = text")
    )
    #expect(
      solution.files(of: .styled) == [
        "GreetingViewController.swift", "ProfileViewController.swift",
      ]
    )
    expectAlterations(of: solution)
    expectAReasonForEveryKill(in: solution)
  }

  private func expectAlterations(of solution: ObservedSolution) {
    let expected: [(original: String, file: String, kind: ObservedEffect.Kind?)] = [
      // Wording.
      (#""Greeted once""#, "GreetingWording", .shown),
      (#"" ""#, "GreetingWording", .shown),
      // When to ask, and to ask again.
      ("person == nil", "GreetingScreenPresenter", .network),
      ("self?.load()", "GreetingScreenPresenter", .network),
      // Which answers count.
      ("response.firstName.isEmpty && response.lastName.isEmpty", "PersonLoader", .storage),
      ("count + 1", "GreetingMemory", .storage),
      (#""profile_opened""#, "GreetingScreenPresenter", .logging),
      ("view?.showLoading(true)", "GreetingScreenPresenter", .shown),
      ("screen?.present(alert, animated: true)", "GreetingScreenRouter", .navigation),
      ("24", "GreetingViewController", .styled),
    ]
    for (original, file, kind) in expected {
      #expect(solution.alterations(of: original, in: file) == [kind], "\(original)")
    }
  }

  @Test(arguments: ["mvvm", "viper"])
  func knowsWhatEveryKilledMutantAlters(_ pattern: String) async throws {
    expectAReasonForEveryKill(in: try await ObservedSolution(pattern))
  }

  private func expectAReasonForEveryKill(in solution: ObservedSolution) {
    let killed = solution.traces.mutants.filter { $0.fate == .killed }
    #expect(killed.count > 50)
    #expect(killed.filter { $0.alters == nil }.map(\.original) == [])
    #expect(Set(solution.traces.effects.map(\.kind)) == Set(ObservedEffect.Kind.allCases))
  }

  @Test func tellsRulesFromPresentationInOneController() async throws {
    let solution = try await ObservedSolution("mvp", isStarter: true)
    let file = "GreetingViewController"
    #expect(solution.files(of: .storage) == ["\(file).swift"])
    #expect(solution.alterations(of: #""informal""#, in: file) == [.logging])
    #expect(solution.alterations(of: "formalSwitch.isOn", in: file) == [.shown])
    #expect(solution.alterations(of: "self?.loadPerson()", in: file) == [.network])
    #expect(solution.alterations(of: #""Greeted once""#, in: file) == [.shown])
  }

  @Test func takesNothingThatIsRandomForADifference() async throws {
    let stand = try await MutantStand()
    let files = stand.request.files.map { file in
      SourceFile(
        path: file.path,
        text: file.text.replacing(
          "greetButton.setTitle(\"Greet\"",
          with: "greetButton.setTitle(\"Greet \\(Int.random(in: 0...999_999_999))\""))
    }
    #expect(files != stand.request.files)
    let solution = try await ObservedSolution(files, on: stand)
    // Nobody notices the animation of the alert; everything is shown after the button's title.
    #expect(solution.alterations(of: "true", in: "GreetingScreenRouter") == [nil, .styled])
    #expect(solution.alterations(of: #""Greeted once""#, in: "GreetingWording") == [.shown])
  }
}
