/// How long somebody waited for an answer, one median in every round.
package struct AnswerTiming: Hashable, Sendable {
  package let step: AnswerStep
  package let timing: Samples

  /// Says whether the median keeps the budget; nil without rounds.
  package var isHeld: Bool? { timing.median.map { $0 <= AnswerStep.budget } }
}

extension AnswerTiming: Encodable {
  private enum Key: String, CodingKey {
    case step, timing, atMost, isHeld
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(step, forKey: .step)
    try container.encode(timing, forKey: .timing)
    try container.encode(AnswerStep.budget, forKey: .atMost)
    try container.encodeIfPresent(isHeld, forKey: .isHeld)
  }
}
