package import KataCore

/// A score that had to be reached, and whether it was.
package struct ScoreThreshold: Hashable, Sendable {
  /// Who asks for it.
  package enum Source: String, Codable, Hashable, Sendable {
    case kata
    /// An option on the command line.
    case option
  }

  package let feature: Score.Feature
  package let minimum: Int
  package let source: Source
  /// What was reached; nil when nothing could be measured or anchored, which reaches no threshold.
  package let value: Int?
  /// Whether the learner's own tests have to reach it.
  package let isForOwnTests: Bool

  package init(
    feature: Score.Feature, minimum: Int, source: Source = .kata, value: Int?,
    isForOwnTests: Bool = false
  ) {
    self.feature = feature
    self.minimum = minimum
    self.source = source
    self.value = value
    self.isForOwnTests = isForOwnTests
  }

  package var isMet: Bool { value.map { $0 >= minimum } ?? false }

  /// Compares scores with what was asked for, feature by feature; a minimum of 0 asks for nothing.
  package static func all(
    _ minimums: [Score.Feature: Int], source: Source = .kata, scores: Scores?
  ) -> [ScoreThreshold] {
    Score.Feature.allCases.compactMap { feature in
      guard let minimum = minimums[feature], minimum > 0 else { return nil }
      return ScoreThreshold(
        feature: feature, minimum: minimum, source: source, value: scores?[feature]?.anchored,
        isForOwnTests: feature == .testability && scores?.countsOwnTests == true)
    }
  }

  /// The result in one sentence.
  package var sentence: String {
    guard let value else {
      if isForOwnTests { return "Still to do: your own tests, testability at least \(minimum)." }
      return source == .kata
        ? "\(feature.title) could not be scored, and this kata asks for \(minimum)."
        : "\(feature.title) could not be scored, and \(minimum) was asked for."
    }
    if !isMet, isForOwnTests, source == .kata {
      return "Still to do: your own tests, testability \(value) of \(minimum)."
    }
    switch (isMet, source) {
    case (true, .kata): return "\(feature.title) is \(value); this kata asks for \(minimum)."
    case (true, .option): return "\(feature.title) is \(value); \(minimum) was asked for."
    case (false, .kata): return "\(feature.title) is \(value), and this kata asks for \(minimum)."
    case (false, .option): return "\(feature.title) is \(value), and \(minimum) was asked for."
    }
  }
}
