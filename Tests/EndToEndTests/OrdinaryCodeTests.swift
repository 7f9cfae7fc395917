import Foundation
import KataCore
import KataProcess
import Testing

@testable import KataBuilding
@testable import KataPipeline

/// Code that learners write every day passes the gates, whatever its texts look like.
@Suite(.lane) struct OrdinaryCodeTests {
  @Test func passesTheGatesWithManyOrdinaryFiles() async throws {
    let stand = try await MutantStand()
    var sources = OrdinarySources(seed: 7)
    let ordinary = try sources.files(0..<300).map { file in
      SourceFile(path: try #require(RelativePath("Sources/\(file.name)")), text: file.text)
    }
    let prepared = PreparedSources(
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
