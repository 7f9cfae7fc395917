package import Foundation
package import KataCore

/// What is kept of the three scores of an attempt.
package struct ScoreRecord: Codable, Hashable, Sendable {
  /// The id of the attempt that was scored.
  package let attempt: UUID
  private let distribution: Double
  private let distributionAnchored: Int?
  private let testability: Double
  private let testabilityAnchored: Int?
  private let easeOfUse: Double
  private let easeOfUseAnchored: Int?
  /// What would improve the design most, in English: what is the case, and in a second line what to do.
  ///
  /// Nil where nothing would, and in scores of older katas.
  package let advice: String?

  package init(
    attempt: UUID, distribution: Value, testability: Value, easeOfUse: Value, advice: String? = nil
  ) {
    self.attempt = attempt
    self.advice = advice
    self.distribution = distribution.raw
    distributionAnchored = distribution.anchored
    self.testability = testability.raw
    testabilityAnchored = testability.anchored
    self.easeOfUse = easeOfUse.raw
    easeOfUseAnchored = easeOfUse.anchored
  }

  /// One score: as it was measured, and between starter and reference where there was one.
  package struct Value: Hashable, Sendable {
    package let raw: Double
    package let anchored: Int?

    package init(raw: Double, anchored: Int?) {
      self.raw = raw
      self.anchored = anchored
    }
  }

  package subscript(feature: Score.Feature) -> Value {
    switch feature {
    case .distribution: Value(raw: distribution, anchored: distributionAnchored)
    case .testability: Value(raw: testability, anchored: testabilityAnchored)
    case .easeOfUse: Value(raw: easeOfUse, anchored: easeOfUseAnchored)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case attempt, distribution
    case distributionAnchored = "distribution_anchored"
    case testability
    case testabilityAnchored = "testability_anchored"
    case easeOfUse = "ease_of_use"
    case easeOfUseAnchored = "ease_of_use_anchored"
    case advice
  }
}

extension ScoreRecord: RecordRow {
  static let table = "score"

  var isSensible: Bool {
    Score.Feature.allCases.allSatisfy { feature in
      let value = self[feature]
      return (0...1).contains(value.raw) && (0...100).contains(value.anchored ?? 0)
    }
  }
}
