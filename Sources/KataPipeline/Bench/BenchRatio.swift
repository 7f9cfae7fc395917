/// One duration in terms of another, taken round by round, and the budget that it is held against.
package struct BenchRatio: Hashable, Sendable {
  /// What a ratio has to be.
  package enum Budget: Hashable, Sendable {
    case atMost(Double)
    case atLeast(Double)
  }

  /// What is compared with what, in words.
  package let title: String
  /// One ratio per round, so that a slow minute of the machine weighs on both of its halves.
  package let rounds: Samples
  package let budget: Budget?

  init(_ title: String, _ upper: Samples, over lower: Samples, budget: Budget? = nil) {
    self.title = title
    self.budget = budget
    rounds = Samples(zip(upper.values, lower.values).filter { $1 > 0 }.map { $0 / $1 })
  }

  /// Says whether the median keeps the budget; nil without a budget or without rounds.
  package var isHeld: Bool? {
    guard let budget, let median = rounds.median else { return nil }
    return switch budget {
    case .atMost(let limit): median <= limit
    case .atLeast(let limit): median >= limit
    }
  }
}

extension BenchRatio: Encodable {
  private enum Key: String, CodingKey {
    case title, rounds, atMost, atLeast, isHeld
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(title, forKey: .title)
    try container.encode(rounds, forKey: .rounds)
    switch budget {
    case .atMost(let limit): try container.encode(limit, forKey: .atMost)
    case .atLeast(let limit): try container.encode(limit, forKey: .atLeast)
    case nil: break
    }
    try container.encodeIfPresent(isHeld, forKey: .isHeld)
  }
}
