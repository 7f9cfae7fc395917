import Foundation
import KataCore
import KataReporting
import Testing

struct ScoreJSONTests {
  @Test func keepsItsSchema() throws {
    let samples = [
      SampleScores.halfway, SampleScores.halfwayWithTests, SampleScores.raw, SampleScores.best,
      SampleScores.oddities,
    ]
    let texts = try samples.map { scores in
      try ScoreJSON(
        scores, kata: SampleAttempt.kata, pattern: SampleAttempt.mvp, since: SampleScores.before,
        thresholds: SampleScores.thresholds, tool: "0.1.0"
      ).text
    }
    for (text, complaints) in zip(texts, try JSONValidator(.score).complaints(about: texts)) {
      #expect(complaints == [], "\(text)")
    }
  }

  @Test func comparesWithItsSchema() throws {
    let text = try CompareJSON(SampleScores.rows, kata: SampleAttempt.kata, tool: "0.1.0").text
    #expect(try JSONValidator(.compare).complaints(about: [text]) == [[]])
    let broken = text.replacing(#""kind" : "own""#, with: #""kind" : "mine""#)
    #expect(try JSONValidator(.compare).complaints(about: [broken]) != [[]])
  }

  @Test func tellsMembersWorkAndContractBesideTheSentence() throws {
    let finding = DesignFinding(
      .misplacedDuty, .advice, type: "A", home: .presenter, role: .view, members: ["show(count:)"],
      work: [.wording, .layingOut], contract: ["GreetingPresenter", "Solution: GreetingMVP"])
    let scores = SampleScores.make(
      distribution: (0.4, 50), testability: (0.4, 50), easeOfUse: (0.4, 50), findings: [finding])
    let entry = try #require(ScoreDocument(scores).findings.first)
    #expect(entry.members == ["show(count:)"])
    #expect(entry.work == ["wording", "laying_out"])
    #expect(entry.contract == ["GreetingPresenter", "Solution: GreetingMVP"])
    let text = try ScoreJSON(
      scores, kata: SampleAttempt.kata, pattern: SampleAttempt.mvp, since: [:], thresholds: [],
      tool: "0.1.0"
    ).text
    #expect(try JSONValidator(.score).complaints(about: [text]) == [[]])
  }

  @Test func putsTheLearnersTestsBesideTheSuites() {
    let document = ScoreDocument(SampleScores.halfwayWithTests)
    #expect(document.mutantTally.killed == 2)
    #expect(document.ownTests?.mutants.killed == 3)
    #expect(document.mutants.map(\.ownFate).first == .killed)
    #expect(ScoreDocument(SampleScores.halfway).mutants.allSatisfy { $0.ownFate == nil })
  }
}
