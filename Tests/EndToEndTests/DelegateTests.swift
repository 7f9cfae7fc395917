import Foundation
import Testing

/// What delegates are asked and told, on a kata of these tests whose suites make screens of their own.
@Suite(.lane) struct DelegateTests {
  @Test func areCalledOrToldOfAsNeverCalled() async throws {
    let playground = try Playground()
    let katas = ["KATA_KATAS": try Products.fixture("Delegates/Katas").path]
    let root = playground.folder.appending(path: "work")
    let start = try await playground.kata(
      "start", "delegates", "--pattern", "mvvm", root.path, environment: katas)
    try #require(start.status == 0, "\(start.all)")
    let run = try await playground.kata(
      "check", "--no-scores", "--json", in: root, environment: katas)
    let report = try CheckReport(run.output)
    let open = report.checks.filter { $0.status != "pass" }
    #expect(report.verdict == "passed", "\(report.findings) \(open)")
    #expect(report.count("behaviour").passed > 15)
    let note = try #require(
      report.findings.first { $0.id == "uikit.uncalled" }, "\(report.findings)")
    #expect(note.summary == "`tableView(_:canFocusRowAt:)` is accepted here and never called.")
    #expect(note.location?.line == 13)
  }
}
