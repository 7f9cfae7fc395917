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

    /// A router that keeps what is UIKit's keeps the screen that this shows.
    @Test(arguments: [
      (
        "private var kept: UINavigationController?", "kept = screen?.navigationController",
        "a `UINavigationController`"
      ),
      (
        "private var kept: [UIResponder] = []",
        "kept = [screen?.navigationController].compactMap { $0 }", "a `UINavigationController`"
      ),
    ])
    func namesThePropertyThatKeepsTheScreenThroughUIKit(
      property: String, statement: String, kind: String
    ) async throws {
      let failure = try await failure(ofRouterWith: property, statement)
      let actual = try #require(failure.actual)
      #expect(actual.contains("`GreetingScreenRouter.kept` is \(kind)"), "\(actual)")
      #expect(actual.contains("holds `GreetingViewController`"), "\(actual)")
      #expect(!actual.contains("No stored property"))
      #expect(failure.location?.path.description == "Sources/GreetingScreenRouter.swift")
    }

    private func failure(
      ofRouterWith property: String, _ statement: String
    ) async throws -> CaseFailure {
      let kata = try KataShelf(bundledAnd: []).kata("greeting")
      let pattern = try kata.requirePattern("mvp")
      let files = try ShippedFiles(of: kata).solution(pattern).sourceFiles.map { file in
        guard file.path.description == "Sources/GreetingScreenRouter.swift" else { return file }
        let text = file.text.replacing(
          "  private weak var screen", with: "  \(property)\n  private weak var screen"
        ).replacing(
          "    let profileScreen =", with: "    \(statement)\n    let profileScreen =")
        return SourceFile(path: file.path, text: text)
      }
      let request = CheckRequest(
        kata: kata, pattern: pattern, files: files, findings: [], submission: { "kept" }, seed: 1,
        started: Date(), requiresSandbox: false)
      let attempt = try await CheckPipeline(workshop: .forTests()).check(request) { _ in }.attempt
      let result = attempt.results.first {
        $0.check.id == "Lifetime.leavesNothingBehindAfterTheProfile"
      }
      return try #require(result?.failures.first, "\(attempt.verdict) \(attempt.findings)")
    }
  }
}
