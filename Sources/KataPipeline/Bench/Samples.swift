/// One number per round: how long something took, or how often it fits into something else.
package struct Samples: Hashable, Sendable {
  /// In the order of the rounds.
  package let values: [Double]

  package init(_ values: [Double]) {
    self.values = values
  }

  /// The middle of all values, or between the two in the middle; nil when there is none.
  package var median: Double? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  package var shortest: Double? { values.min() }

  package var longest: Double? { values.max() }
}

extension Samples: Encodable {
  private enum Key: String, CodingKey {
    case median, shortest, longest, rounds
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(median, forKey: .median)
    try container.encodeIfPresent(shortest, forKey: .shortest)
    try container.encodeIfPresent(longest, forKey: .longest)
    try container.encode(values, forKey: .rounds)
  }
}
