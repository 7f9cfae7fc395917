import Foundation
import KataCore
import KataPipeline
import Testing

struct AnchorProofTests {
  private let sound = ScoreAnchors(
    starter: .init(distribution: 0.1, testability: 0, easeOfUse: 0.9),
    reference: .init(distribution: 0.4, testability: 0.8, easeOfUse: 0.6))

  private func problems(_ stored: ScoreAnchors?, _ measured: ScoreAnchors) -> [String] {
    let kata = Kata(
      id: "tea", version: 1, titles: ["en": "Tea"], summaries: [:], contract: "TeaContract",
      patterns: [Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "TeaMVP")],
      limits: Limits(), mistakes: [], folder: URL(filePath: "/nowhere"))
    return AnchorProof.problems(
      stored: stored.map { ["mvp": $0] } ?? [:], measured: ["mvp": measured], kata: kata
    ).map(\.message)
  }

  private func anchors(
    starter: (Double, Double, Double), reference: (Double, Double, Double)
  ) -> ScoreAnchors {
    ScoreAnchors(
      starter: .init(distribution: starter.0, testability: starter.1, easeOfUse: starter.2),
      reference: .init(distribution: reference.0, testability: reference.1, easeOfUse: reference.2))
  }

  @Test func holdsForWhatIsMeasured() {
    #expect(problems(sound, sound).isEmpty)
    let near = anchors(starter: (0.100_4, 0, 0.9), reference: (0.4, 0.799_6, 0.6))
    #expect(problems(sound, near).isEmpty)
  }

  @Test func namesWhatIsMeasuredOtherwise() throws {
    let other = anchors(starter: (0.1, 0, 0.9), reference: (0.4, 0.798, 0.6))
    let found = problems(sound, other)
    #expect(found.count == 1)
    let message = try #require(found.first)
    #expect(message.contains("reference, testability: 0.8000, and 0.7980 is measured"))
  }

  @Test func asksForEveryPattern() {
    #expect(problems(nil, sound).contains { $0.contains("kata dev anchors tea") })
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func asksForAnchorsOfADrillThatIsScored(isScored: Bool, count: Int) {
    let kata = Kata(
      id: "tea", version: 1, titles: ["en": "Tea"], summaries: [:], contract: "TeaContract",
      patterns: [], limits: Limits(), mistakes: [],
      drill: Drill(lesson: "mvp", minutes: 5, isScored: isScored), folder: URL(filePath: "/nowhere")
    )
    let found = AnchorProof.missing(of: kata).map(\.message)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.contains("kata dev anchors tea") })
  }

  @Test(arguments: [
    ((0.1, 0.0, 0.9), (0.24, 0.8, 0.6), "distribution"),
    ((0.1, 0.7, 0.9), (0.4, 0.8, 0.6), "testability"),
    ((0.1, 0.0, 0.6), (0.4, 0.8, 0.6), "the easier of the two"),
  ])
  func asksForAGapToAnchorOn(
    starter: (Double, Double, Double), reference: (Double, Double, Double), words: String
  ) {
    let narrow = anchors(starter: starter, reference: reference)
    let found = problems(narrow, narrow)
    #expect(found.count == 1)
    #expect(found.first?.contains(words) == true, "\(found)")
  }
}
