import Foundation
import KataCore
import Testing

@testable import KataBuilding
@testable import KataPipeline

/// Scoring with the real compiler and sandbox: the same every time, and gone at once when nobody wants it any more.
@Suite(.lane) struct ScorePipelineTests {
  @Test func scoresTheSameTwiceAtOnceAndAfterACheck() async throws {
    let stand = try await MutantStand()
    let pipeline = CheckPipeline(workshop: stand.workshop)
    let outcome = try await CheckPipeline(workshop: stand.workshop).check(stand.request) { _ in }
    async let first = pipeline.scores(stand.request, after: outcome) { _ in }
    async let second = pipeline.scores(stand.request) { _ in }
    let scores = try await [first, second]
    #expect(scores[0] != nil)
    #expect(scores[0] == scores[1])
    #expect(try stand.leftovers.isEmpty)
  }

  /// What Objective-C needs moves code in the compiled text, and nothing in the learner's.
  @Test func scoresTheSameBesideSelectors() async throws {
    let stand = try await MutantStand()
    let pipeline = CheckPipeline(workshop: stand.workshop)
    func scores(_ attribute: String, _ body: String) async throws -> Scores {
      let spare =
        "import UIKit; final class Spare: NSObject { \(attribute) func tap() { \(body) } }; "
      let files = stand.request.files.map { file in
        let isScreen = file.path == "Sources/GreetingViewController.swift"
        return SourceFile(path: file.path, text: (isScreen ? spare : "") + file.text)
      }
      let request = CheckRequest(
        kata: stand.request.kata, pattern: stand.request.pattern, files: files, findings: [],
        submission: { "spare" }, seed: 1, started: Date(), requiresSandbox: false)
      return try #require(try await pipeline.scores(request) { _ in })
    }
    let plain = try await scores("     ", "_ = 10.description")
    let bridged = try await scores("@objc", "_ = #selector(tap)")
    #expect(bridged[.distribution] == plain[.distribution])
    #expect(bridged[.testability] == plain[.testability])
    #expect(bridged.mutants == plain.mutants)
  }

  @Test(arguments: ["swift-frontend", "/host"])
  func leavesNothingWhenItIsCancelledDuring(_ program: String) async throws {
    let stand = try await MutantStand(tests: EndlessTests(count: 4).files)
    let scoring = Task {
      try await CheckPipeline(workshop: stand.workshop).scores(stand.request) { _ in }
    }
    try await ProcessTable().wait(for: program, about: stand.playground.name, .seconds(60))
    scoring.cancel()
    await #expect(throws: CancellationError.self) { try await scoring.value }
    #expect(stand.playground.survivors.isEmpty)
    #expect(try stand.leftovers.isEmpty)
  }

  @Test func leavesOutWhatDoesNotCompile() async throws {
    let stand = try await MutantStand()
    let bad = MutantKey(path: "Sources/Solution.swift", offset: 3, operator: .literal)
    let files = stand.request.files
    let place = Instrumentation.Place(key: bad, lines: 1...1)
    let build = InstrumentedBuild(builder: stand.builder, form: .plain) { leftOut in
      let isIn = !leftOut.contains(bad)
      let text = isIn ? "import Nowhere; " : ""
      return Instrumentation(
        files: files.map {
          SourceFile(path: $0.path, text: $0.path == bad.path ? text + $0.text : $0.text)
        }, probes: [], mutants: [], probeOfMutant: [], places: isIn ? [place] : [],
        leftOut: leftOut)
    }
    let product = try await stand.workshop.withBuildFolder { try await build.product(in: $0) }
    #expect(product?.instrumentation.leftOut == [bad])
  }

  @Test func scoresNothingThatDoesNotCompile() async throws {
    let stand = try await MutantStand()
    let broken =
      stand.request.files + [SourceFile(path: "Sources/Broken.swift", text: "let a = b\n")]
    let request = CheckRequest(
      kata: stand.request.kata, pattern: stand.request.pattern, files: broken, findings: [],
      submission: { "broken" }, seed: 1, started: Date(), requiresSandbox: false)
    let outcome = try await CheckPipeline(workshop: stand.workshop).check(request) { _ in }
    let pipeline = CheckPipeline(workshop: stand.workshop)
    #expect(try await pipeline.scores(request, after: outcome) { _ in } == nil)
    #expect(try await pipeline.scores(request) { _ in } == nil)
  }
}
