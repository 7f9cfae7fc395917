import KataCore
import KataReporting
import KataTerminal
import KataText
import Testing

@testable import KataCLI

struct BelowVerdictTests {
  private func lines(height: Int?, failing: Set<String> = ["first"]) -> [String] {
    let score = Score(feature: .distribution, raw: 0.5, anchored: 50, uncapped: 50, parts: [])
    let findings = (1...3).map { number in
      DesignFinding(
        .misplacedDuty, .advice, summary: "Finding \(number)", reason: "Because it is so.",
        step: "Move it.", lesson: "mvp")
    }
    let reading = StaticReading(
      files: 1, lines: 1, skipped: [], types: [], edges: [], effects: [], distribution: score,
      uikitFreeShare: nil, unknownShare: 0, findings: [])
    let design = ScoredDesign(
      scores: Scores(
        features: [.distribution: score], reading: reading, mutants: [], ownTests: nil,
        findings: findings),
      last: [:], thresholds: [], sources: [])
    let facts = TerminalFacts(
      outputIsTerminal: true, errorIsTerminal: true, inputIsTerminal: true, widthInColumns: 80,
      heightInRows: height, isUTF8: true)
    return BelowVerdict(
      attempt: SampleCheck.attempt(failing: failing), design: design, next: "go on.",
      appearance: Appearance(facts: facts, environment: [:]), height: height
    ).lines.map(\.plain)
  }

  @Test func showsThreeFindingsWhereThereIsRoom() {
    for height in [nil, 60] {
      let text = lines(height: height).joined(separator: "\n")
      #expect(text.contains("Finding 3"))
      #expect(!text.contains("Not passed"))
    }
  }

  @Test(arguments: [14, 18, 20])
  func showsFewerSoThatTheVerdictStaysInSight(height: Int) {
    let lines = lines(height: height)
    #expect(lines.contains { $0.hasPrefix("  And ") && $0.contains("--all") })
    #expect(lines.count + 2 < height)
  }

  @Test func endsWithTheVerdictWhereNotEvenOneFindingFits() {
    #expect(lines(height: 8).last == "Next: go on.")
    #expect(lines(height: 8).contains { $0.hasPrefix("Not passed: 1 of 3 cases") })
    #expect(lines(height: 8, failing: []).last?.hasPrefix("Passed: all 3 cases hold.") == true)
  }
}
