import KataCore

/// How well duties are spread over types: separation, and how many references go the way that the pattern allows.
///
/// `raw = max(0, separation) · (0.75 + 0.25 · allowed)`. References weigh only as far as duties are separated at
/// all: a sum of the two would give a quarter of the scale to a massive controller that merely knows nobody
/// wrong, and to any random split of it. A pair of types counts by the smaller one's duties, so types that do
/// nothing cannot dilute a wrong reference, and without a second role nothing is allowed because nothing is
/// asked.
struct Distribution: Hashable, Sendable {
  let separation: Separation
  /// The share of references that the pattern allows, 0 to 1.
  let allowed: Double

  var raw: Double { Score.rounded(max(0, separation.value) * (0.75 + 0.25 * allowed)) }

  var parts: [Score.Part] {
    let value = Score.rounded(max(0, separation.value))
    return [
      Score.Part(name: "separation", value: value, weight: 0.75),
      // Its weight shrinks with the separation that it goes with.
      Score.Part(name: "allowed", value: Score.rounded(allowed), weight: 0.25 * value),
    ]
  }
}

extension Score {
  /// Cuts off digits in which machines' logarithms may differ.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
