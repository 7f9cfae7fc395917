import KataCore

/// How well duties are spread over types: separation, and how many references go the way that the pattern allows.
///
/// `raw = max(0, separation) · (0.5 + 0.5 · allowed)`: cutting lines apart is half of a design, and who knows whom is
/// the other half, since parts that all know each other are no parts. References weigh only as far as duties are
/// separated at all: a sum of the two would give half of the scale to a massive controller that merely knows nobody
/// wrong, and to any random split of it. A pair of types counts by the smaller one's duties, so types that do
/// nothing cannot dilute a wrong reference, and without a second role nothing is allowed because nothing is
/// asked.
struct Distribution: Hashable, Sendable {
  let separation: Separation
  /// The share of references that the pattern allows, 0 to 1.
  let allowed: Double

  /// How much of what separation gives goes when no reference is allowed.
  static let direction = 0.5

  var raw: Double { Score.rounded(Self.raw(separation: separation.value, allowed: allowed)) }

  static func raw(separation: Double, allowed: Double) -> Double {
    max(0, separation) * (1 - direction + direction * allowed)
  }

  var parts: [Score.Part] {
    let value = Score.rounded(max(0, separation.value))
    return [
      Score.Part(name: "separation", value: value, weight: 1 - Self.direction),
      // Its weight shrinks with the separation that it goes with.
      Score.Part(name: "allowed", value: Score.rounded(allowed), weight: Self.direction * value),
    ]
  }
}

extension Score {
  /// Cuts off digits in which machines' logarithms may differ.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
