import Foundation
import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// What is told of the changes to the code that no test notices, by whose tests count.
struct OwnTestRulesTests {
  private static let wording = SourceFile(
    path: "Sources/Wording.swift",
    text: """
      struct Wording {
        func sum(a: Int, b: Int) -> Int { a + b }
        func name(a: String, b: String) -> String { a + b }
      }
      """)
  private static let screen = SourceFile(
    path: "Sources/Screen.swift",
    text: """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        func show(a: Int, b: Int) { label.text = "\\(a + b) people" }
      }
      """)

  private static func mutant(
    _ fate: Mutant.Fate, _ code: String = "a + b", in file: SourceFile = wording, nth: Int = 0
  ) -> Mutant {
    var place = file.text.startIndex
    for _ in 0...nth {
      place = file.text.range(of: code, range: place..<file.text.endIndex)?.upperBound ?? place
    }
    let before = file.text[..<place].utf8.count - code.utf8.count
    let line = file.text[..<place].count { $0 == "\n" } + 1
    return Mutant(
      operator: .arithmetic, location: SourceLocation(path: file.path, line: line, column: 1),
      offset: before, original: code, replacement: "a - b", fate: fate, killers: [])
  }

  private func context(
    _ evidence: Scoring.Evidence, suites: [Mutant] = [], ownTests: OwnTests? = nil
  ) -> FindingContext {
    let facts = FactReader().facts([Self.wording, Self.screen])
    return FindingContext(
      Design(facts, duties: nil, pattern: nil), mutants: suites, ownTests: ownTests,
      evidence: evidence)
  }

  private func tests(_ mutants: [Mutant], passing: Int = 1, failing: Int = 0) -> OwnTests {
    let test = { (isPassed: Bool) in
      OwnTests.Test(name: "A.testA", isPassed: isPassed, message: nil, loadsView: false)
    }
    return OwnTests(
      tests: Array(repeating: test(true), count: passing)
        + Array(repeating: test(false), count: failing),
      problems: [], mutants: mutants)
  }

  private func survivors(_ mutants: [Mutant], passing: Int = 1) -> [DesignFinding] {
    Survivors().findings(in: context(.ownTests, ownTests: tests(mutants, passing: passing)))
  }

  // MARK: Survivors

  @Test func tellsOfATypeThatNoTestRuns() {
    let found = survivors([Self.mutant(.uncovered), Self.mutant(.uncovered, nth: 1)])
    #expect(found.map(\.summary) == ["No test of yours runs `Wording`"])
    #expect(found.first?.step == "Write one in `Tests`: `Wording` needs no view.")
    #expect(found.first?.lesson == "doubles")
    #expect(found.first?.locations.map(\.line) == [2, 3])
  }

  @Test func tellsOfAFunctionThatNoTestRuns() {
    let found = survivors([Self.mutant(.killed), Self.mutant(.uncovered, nth: 1)])
    #expect(found.map(\.summary) == ["No test of yours runs `Wording.name`"])
  }

  @Test func tellsWhatTestsRunAndDoNotCheck() {
    let found = survivors([Self.mutant(.survived), Self.mutant(.killed), Self.mutant(.survived)])
    #expect(found.map(\.summary) == ["Your tests run `Wording.sum` and miss 2 of 3 changes to it"])
  }

  @Test func tellsOfLogicInAView() {
    let change = Self.mutant(.uncovered, in: Self.screen)
    let found = survivors([Self.mutant(.killed), change])
    #expect(found.map(\.reason) == ["This logic runs only together with the screen."])
    let many = survivors([change, change, change])
    #expect(many.map(\.summary) == ["No test without a view notices 3 changes to `Screen`"])
  }

  @Test func tellsNothingBeforeAnyTestCounts() {
    #expect(survivors([Self.mutant(.uncovered)], passing: 0).isEmpty)
  }

  @Test func blamesNoLearnerForWhatSuitesLeaveOut() {
    let missed = [
      Self.mutant(.survived), Self.mutant(.uncovered, nth: 1),
      Self.mutant(.survived, in: Self.screen),
    ]
    #expect(Survivors().findings(in: context(.suites, suites: missed)).isEmpty)
    let inView = [Self.mutant(.uncovered, in: Self.screen)]
    let found = Survivors().findings(in: context(.suites, suites: inView))
    #expect(
      found.map(\.summary) == ["No test without a view notices another result of `a + b`"])
  }

  @Test func shortensTheCodeThatItNames() {
    let short = Self.mutant(.uncovered, in: Self.screen)
    let mutant = Mutant(
      operator: .arithmetic, location: short.location, offset: short.offset,
      original: "service.load { [weak self] result in\n  self?.show(result)\n}", replacement: "",
      fate: .uncovered, killers: [])
    let summary =
      "No test without a view notices another result of `service.load { [weak self] result in se…`"
    #expect(
      Survivors().findings(in: context(.suites, suites: [mutant])).map(\.summary) == [summary])
  }

  // MARK: Idle tests

  private func idle(_ own: OwnTests?, _ evidence: Scoring.Evidence = .ownTests) -> [String] {
    IdleTests().findings(in: context(evidence, ownTests: own)).map(\.summary)
  }

  @Test func asksForTestsWhereTheyCountAndThereAreNone() {
    #expect(idle(nil) == ["There are no tests of yours yet"])
    #expect(idle(nil, .suites).isEmpty)
    #expect(idle(tests([Self.mutant(.killed)])).isEmpty)
  }

  @Test func saysWhyNoTestCounts() {
    let changes = [Self.mutant(.uncovered)]
    #expect(
      idle(tests(changes, passing: 0, failing: 2)) == [
        "Both of your tests fail, so none counts"
      ])
    #expect(
      idle(tests(changes, passing: 0, failing: 3)) == [
        "All 3 of your tests fail, so none counts"
      ])
  }

  @Test func blamesAssertionsOnlyForLinesThatAreRun() {
    #expect(idle(tests([Self.mutant(.killed), Self.mutant(.uncovered)])).isEmpty)
    #expect(
      idle(tests([Self.mutant(.survived), Self.mutant(.survived)])) == [
        "Your own tests notice 0 of 2 changes in the lines that they run"
      ])
  }
}
