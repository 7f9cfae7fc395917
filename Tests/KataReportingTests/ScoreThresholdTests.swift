import KataCore
import KataReporting
import Testing

struct ScoreThresholdTests {
  @Test func saysWhatIsMissingInASentence() {
    let threshold = ScoreThreshold(feature: .distribution, minimum: 60, value: 54)
    #expect(!threshold.isMet)
    #expect(threshold.sentence == "Distribution is 54, and this kata asks for 60.")
    let option = ScoreThreshold(feature: .easeOfUse, minimum: 60, source: .option, value: 54)
    #expect(option.sentence == "Ease of use is 54, and 60 was asked for.")
  }

  @Test(arguments: [(59, false), (60, true), (61, true)])
  func isMetFromItsMinimumOn(_ value: Int, _ isMet: Bool) {
    #expect(ScoreThreshold(feature: .testability, minimum: 60, value: value).isMet == isMet)
  }

  @Test func isNotMetByWhatCouldNotBeScored() {
    let all = ScoreThreshold.all([.testability: 1, .distribution: 0], scores: nil)
    #expect(all.map(\.feature) == [.testability])
    #expect(all.map(\.isMet) == [false])
    #expect(all.first?.sentence == "Testability could not be scored, and this kata asks for 1.")
    #expect(ScoreThreshold.all([.testability: 1], scores: SampleScores.raw).map(\.isMet) == [false])
  }
}
