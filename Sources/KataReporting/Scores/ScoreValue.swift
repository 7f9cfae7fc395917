package import KataCore

/// A score without its evidence, as it is kept of an earlier attempt or of a reference.
package struct ScoreValue: Codable, Hashable, Sendable {
  /// Between 0 and 1.
  package let raw: Double
  /// 0 to 100; nil where there is nothing to anchor on.
  package let anchored: Int?

  package init(raw: Double, anchored: Int?) {
    self.raw = raw
    self.anchored = anchored
  }

  package init(_ score: Score) {
    self.init(raw: score.raw, anchored: score.anchored)
  }

  /// The value as people read it: whole points, or two decimals of the raw value.
  var text: String { anchored.map(String.init) ?? Figure.raw(raw) }

  /// By how much this value is above an earlier one, such as `+12`, `-3`, `=` or `+0.05`.
  func change(since earlier: ScoreValue) -> String {
    if let anchored, let before = earlier.anchored {
      return anchored == before ? "=" : Self.signed(String(anchored - before))
    }
    let difference = Figure.raw(raw - earlier.raw)
    return difference == "0.00" ? "=" : Self.signed(difference)
  }

  private static func signed(_ number: String) -> String {
    number.hasPrefix("-") ? number : "+" + number
  }
}

extension Scores {
  /// The three values alone, as a record keeps them.
  package var values: [Score.Feature: ScoreValue] {
    features.mapValues { ScoreValue($0) }
  }
}
