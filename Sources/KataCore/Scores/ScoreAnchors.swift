/// The raw values between which one pattern's scores of a kata are anchored.
package struct ScoreAnchors: Codable, Hashable, Sendable {
  package struct Values: Codable, Hashable, Sendable {
    package let distribution: Double
    package let testability: Double
    package let easeOfUse: Double

    package init(distribution: Double, testability: Double, easeOfUse: Double) {
      self.distribution = distribution
      self.testability = testability
      self.easeOfUse = easeOfUse
    }

    package subscript(feature: Score.Feature) -> Double {
      switch feature {
      case .distribution: distribution
      case .testability: testability
      case .easeOfUse: easeOfUse
      }
    }
  }

  package let starter: Values
  package let reference: Values

  package init(starter: Values, reference: Values) {
    self.starter = starter
    self.reference = reference
  }
}
