/// How much longer a verdict takes from a save to the screen of a watch than from the start of a check to its end.
package struct WatchDelay: Hashable, Sendable {
  /// In seconds.
  package static let budget = 0.15

  /// From a save to the verdict on the screen, one median in every round.
  package let watch: Samples
  /// From the start of `kata check` to the verdict on the screen.
  package let check: Samples

  /// The differences, round by round.
  package var delay: Samples { Samples(zip(watch.values, check.values).map { $0 - $1 }) }

  /// Says whether the median of the differences keeps the budget; nil without rounds.
  package var isHeld: Bool? { delay.median.map { $0 <= Self.budget } }
}

extension WatchDelay: Encodable {
  private enum Key: String, CodingKey {
    case watch, check, delay, atMost, isHeld
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(watch, forKey: .watch)
    try container.encode(check, forKey: .check)
    try container.encode(delay, forKey: .delay)
    try container.encode(Self.budget, forKey: .atMost)
    try container.encodeIfPresent(isHeld, forKey: .isHeld)
  }
}
