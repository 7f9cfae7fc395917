/// One of the three features that every pattern is judged by, with what it is made of.
package struct Score: Codable, Hashable, Sendable {
  package enum Feature: String, Codable, CaseIterable, Hashable, Sendable {
    case distribution, testability, easeOfUse
  }

  /// One term of the sum that a score is.
  package struct Part: Codable, Hashable, Sendable {
    /// A short stable name, such as `killed`.
    package let name: String
    /// Between 0 and 1; nil when nothing could be measured.
    package let value: Double?
    /// Its share of the raw value.
    package let weight: Double

    package init(name: String, value: Double?, weight: Double) {
      self.name = name
      self.value = value
      self.weight = weight
    }
  }

  package let feature: Feature
  /// Between 0 and 1, the same on every machine.
  package let raw: Double
  /// 0 to 100 between the starter and the pattern's reference; nil where there is no reference.
  package let anchored: Int?
  /// What `anchored` would be without its cap at 100 and at 0.
  package let uncapped: Double?
  package let parts: [Part]

  package init(feature: Feature, raw: Double, anchored: Int?, uncapped: Double?, parts: [Part]) {
    self.feature = feature
    self.raw = raw
    self.anchored = anchored
    self.uncapped = uncapped
    self.parts = parts
  }
}
