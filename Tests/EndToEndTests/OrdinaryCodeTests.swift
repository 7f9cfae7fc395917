import Foundation
import KataCore
import KataProcess
import Testing

@testable import KataBuilding
@testable import KataPipeline

/// Code that learners write every day passes the gates, whatever its texts look like.
@Suite(.lane) struct OrdinaryCodeTests {
  @Test func passesTheGatesWithManyOrdinaryFiles() async throws {
    var sources = OrdinarySources(seed: 7)
    try await expectToPass(
      try sources.files(0..<300).map { file in
        SourceFile(path: try #require(RelativePath("Sources/\(file.name)")), text: file.text)
      })
  }

  /// Dates, formats, JSON, tasks, builders, wrappers, screens and much else that a screen may need, written by hand.
  @Test func passesTheGatesInManyStyles() async throws {
    let folder = try Products.fixture("Ordinary/Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 50)
    try await expectToPass(
      try names.map { name in
        SourceFile(
          path: try #require(RelativePath("Sources/\(name)")),
          text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }

  private func expectToPass(_ ordinary: [SourceFile]) async throws {
    let stand = try await MutantStand()
    let prepared = PreparedSources.gated(
      stand.request.files + ordinary, contract: stand.request.kata.contract)
    #expect(prepared.findings.map(\.summary) == [])
    // One compile of them all, however busy the machine is.
    let builder = SolutionBuilder(
      kit: stand.stage.kit, sandbox: stand.stage.sandbox, runner: SystemCommandRunner(),
      limits: Limits(buildSeconds: 600))
    let outcome = try await stand.workshop.withBuildFolder { folder in
      try await builder.build(prepared.compiled, in: folder)
    }
    guard case .built = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
