import Foundation
import Testing

@testable import KataPipeline

struct AnswerTimingTests {
  @Test(arguments: [([0.06], true), ([0.05, 0.061, 0.2], false), ([0.02, 0.03, 0.9], true)])
  func holdsTheMedianAgainstTheBudget(seconds: [Double], isHeld: Bool) {
    #expect(AnswerTiming(step: .help, timing: Samples(seconds)).isHeld == isHeld)
  }

  @Test func judgesNothingWithoutRounds() {
    #expect(AnswerTiming(step: .help, timing: Samples([])).isHeld == nil)
  }

  @Test func tellsTheBudgetInJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let timing = AnswerTiming(step: .prompt, timing: Samples([0.5]))
    let json = String(decoding: try encoder.encode(timing), as: UTF8.self)
    #expect(json.hasPrefix(#"{"atMost":0.06,"isHeld":false,"step":"prompt""#))
  }
}
