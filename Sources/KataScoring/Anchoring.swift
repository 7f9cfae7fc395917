import KataCore

extension Score {
  /// Makes a score from its raw value, placed on the scale between the starter and the reference.
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
  /// 100 is the reference, and of ease of use the starter, since nothing is easier to write.
  static func points(_ feature: Feature, raw: Double, anchors: ScoreAnchors) -> Double? {
    let (zero, hundred) =
      feature == .easeOfUse
      ? (0, anchors.starter[feature]) : (anchors.starter[feature], anchors.reference[feature])
    return hundred - zero > 1e-6 ? 100 * (raw - zero) / (hundred - zero) : nil
  }

  /// Makes a score of weighted parts; a part that cannot be measured leaves its weight to the others.
  static func weighted(
    _ feature: Feature, _ parts: [(name: String, value: Double?, weight: Double)],
    anchors: ScoreAnchors?
  ) -> Score {
    let measured = parts.filter { $0.value != nil }.map(\.weight).reduce(0, +)
    let all = parts.map { part in
      Part(
        name: part.name, value: part.value.map(rounded),
        weight: part.value == nil || measured == 0 ? 0 : part.weight / measured)
    }
    let raw = all.map { ($0.value ?? 0) * $0.weight }.reduce(0, +)
    return anchored(feature, raw: raw, parts: all, anchors: anchors)
  }

  /// Cuts off digits in which machines' logarithms may differ.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
