import KataCore

/// A score that had to be reached, as documents present it.
package struct ThresholdEntry: Codable, Hashable, Sendable {
  package let feature: String
  package let minimum: Int
  package let source: ScoreThreshold.Source
  package let value: Int?
  package let isMet: Bool
  package let message: String

  package enum CodingKeys: String, CodingKey {
    case feature, minimum, source, value, message
    case isMet = "met"
  }

  init(_ threshold: ScoreThreshold) {
    feature = SnakeCase(threshold.feature.rawValue).description
    minimum = threshold.minimum
    source = threshold.source
    value = threshold.value
    isMet = threshold.isMet
    message = threshold.sentence
  }
}
