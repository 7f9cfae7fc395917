import KataCore

extension Score {
  /// Makes a score from its raw value, placed between what the starter and the reference reach.
  static func anchored(
    _ feature: Feature, raw: Double, parts: [Part], anchors: ScoreAnchors?
  ) -> Score {
    let uncapped = anchors.flatMap { points(feature, raw: raw, anchors: $0) }
    let anchored = uncapped.map { Int(min(100, max(0, $0)).rounded()) }
    return Score(
      feature: feature, raw: rounded(raw), anchored: anchored, uncapped: uncapped.map(rounded),
      parts: parts)
  }

  /// The place of a raw value in points, without caps; nil where the anchors leave no room between them.
  ///
  /// Ease of use counts from nothing, since the starter is the easiest to write.
  static func points(_ feature: Feature, raw: Double, anchors: ScoreAnchors) -> Double? {
    let zero = feature == .easeOfUse ? 0 : anchors.starter[feature]
    let room = anchors.reference[feature] - zero
    return room > 1e-6 ? 100 * (raw - zero) / room : nil
  }
}
