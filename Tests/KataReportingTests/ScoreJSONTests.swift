import Foundation
import KataCore
import KataReporting
import Testing

struct ScoreJSONTests {
  @Test func keepsItsSchema() throws {
    let samples = [
      SampleScores.halfway, SampleScores.halfwayWithTests, SampleScores.raw, SampleScores.best,
      SampleScores.oddities, SampleScores.waiting,
    ]
    let texts = try samples.map { scores in
      try ScoreJSON(
        scores, kata: SampleAttempt.kata, pattern: SampleAttempt.mvp, since: SampleScores.before,
        thresholds: SampleScores.thresholds, tool: "0.1.0"
      ).text
    }
    for (text, problems) in zip(texts, try JSONValidator(.score).problems(about: texts)) {
      #expect(problems == [], "\(text)")
    }
  }

  @Test func comparesWithItsSchema() throws {
    let text = try CompareJSON(SampleScores.rows, kata: SampleAttempt.kata, tool: "0.1.0").text
    #expect(try JSONValidator(.compare).problems(about: [text]) == [[]])
    let broken = text.replacing(#""kind" : "own""#, with: #""kind" : "mine""#)
    #expect(try JSONValidator(.compare).problems(about: [broken]) != [[]])
  }

  @Test func leavesTheScoresOutWhileTheyWait() throws {
    let document = ScoreDocument(SampleScores.waiting)
    #expect(document.isWaiting)
    #expect(document.distribution == nil)
    #expect(!ScoreDocument(SampleScores.halfway).isWaiting)
  }

  @Test func putsTheLearnersTestsBesideTheSuites() {
    let document = ScoreDocument(SampleScores.halfwayWithTests)
    #expect(document.mutantTally.killed == 2)
    #expect(document.ownTests?.mutants.killed == 3)
    #expect(document.mutants.map(\.ownFate).first == .killed)
    #expect(ScoreDocument(SampleScores.halfway).mutants.allSatisfy { $0.ownFate == nil })
  }
}
