import Foundation
import KataContent
import KataCore
import KataPipeline
import KataWorkspace
import Testing

extension ShippedContentTests {
  /// What is said of objects that a part keeps which is meant to stay.
  struct StayingPartTests {
    @Test func namesThePropertyThatKeepsAClosedForm() async throws {
      let kata = try KataShelf(bundledAnd: []).kata("todo")
      let mistake = try #require(kata.mistakes.first { $0.name == "viper-router-keeps-form" })
      let pattern = try kata.requirePattern("viper")
      let shipped = ShippedFiles(of: kata)
      let files = try shipped.mistake(mistake, over: shipped.solution(pattern)).sourceFiles
      let request = CheckRequest(
        kata: kata, pattern: pattern, files: files, findings: [], submission: { mistake.name },
        seed: 1, started: Date(), requiresSandbox: false)
      let attempt = try await CheckPipeline(workshop: .forTests()).check(request) { _ in }.attempt
      let result = attempt.results.first { $0.check.id == "Lifetime.closedFormIsGone" }
      let failure = try #require(result?.failures.first)
      #expect(failure.actual?.contains("`TodoRouter.shown` keeps them") == true, "\(failure)")
      #expect(failure.location?.path.description == "Sources/TodoRouter.swift")
      #expect(failure.excerpt?.contains("var shown") == true)
    }
  }
}
